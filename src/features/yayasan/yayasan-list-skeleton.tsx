import { LoadingState } from '@/components/loading-state';
import { Skeleton } from '@/components/ui/skeleton';

/** Holds the place of totals, search and list while they load. */
export function YayasanListSkeleton() {
  return (
    <>
      <div className="mb-6 grid grid-cols-2 gap-4 sm:max-w-md">
        <Skeleton className="h-24 rounded-2xl" />
        <Skeleton className="h-24 rounded-2xl" />
      </div>
      <Skeleton className="h-12 rounded-full" />
      <LoadingState text="Memuat data yayasan..." />
      <div className="space-y-4">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-26 rounded-2xl" />
        ))}
      </div>
    </>
  );
}
