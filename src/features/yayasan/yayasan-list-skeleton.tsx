import { LoadingState } from '@/components/loading-state';
import { Skeleton } from '@/components/ui/skeleton';

/** Holds the place of the list while it loads. */
export function YayasanListSkeleton() {
  return (
    <>
      <LoadingState text="Memuat data yayasan..." />
      <div className="mt-6 space-y-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-26 rounded-2xl" />
        ))}
      </div>
    </>
  );
}
