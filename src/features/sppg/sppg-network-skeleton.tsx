import { NeedsScript } from '@/components/needs-script';
import { Skeleton } from '@/components/ui/skeleton';
import { sppgGrid, sppgPerPage } from './sppg-panel';

export function SppgNetworkSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar SPPG ini" />
      <output className="sr-only noscript:hidden">Memuat data SPPG...</output>
      <Skeleton className="h-53 rounded-2xl sm:h-32 xl:h-18" />
      <Skeleton className="mt-6 h-23 rounded-2xl sm:h-20" />
      <div className={`mt-16.5 ${sppgGrid}`}>
        {Array.from({ length: sppgPerPage }, (_, index) => (
          <Skeleton key={index} className="h-114 sm:h-118 rounded-2xl" />
        ))}
      </div>
    </>
  );
}
