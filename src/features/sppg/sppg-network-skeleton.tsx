import { Skeleton } from '@/components/ui/skeleton';
import { sppgGrid, sppgPerPage } from './sppg-grid';

/** Holds the place of tabs, filters and cards while they load. */
export function SppgNetworkSkeleton() {
  return (
    <>
      <output className="sr-only">Memuat data SPPG...</output>
      <Skeleton className="h-12 rounded-full" />
      <Skeleton className="mt-6 h-24 rounded-2xl" />
      <div className={`mt-16 ${sppgGrid}`}>
        {Array.from({ length: sppgPerPage }, (_, index) => (
          <Skeleton key={index} className="h-96 rounded-2xl" />
        ))}
      </div>
    </>
  );
}
