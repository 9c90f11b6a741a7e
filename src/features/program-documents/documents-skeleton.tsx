import { LoadingState } from '@/components/loading-state';
import { Skeleton } from '@/components/ui/skeleton';

/** Holds the place of a list of eight documents while it loads. */
export function DocumentListSkeleton() {
  return (
    <div className="relative">
      <Skeleton className="h-313 rounded-2xl sm:h-295 md:h-186 xl:h-209 2xl:h-181" />
      <div className="absolute inset-x-0 top-0">
        <LoadingState text="Memuat dokumen..." />
      </div>
    </div>
  );
}

/** Holds the place of the search field and the list. */
export function DocumentsSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-11 rounded-full" />
      <DocumentListSkeleton />
    </>
  );
}
