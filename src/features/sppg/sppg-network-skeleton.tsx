import { NeedsScript } from '@/components/needs-script';
import { SkeletonCard } from '@/components/ui/skeleton';
import { sppgGrid, sppgPerPage } from './sppg-panel';

export function SppgNetworkSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar SPPG ini" />
      <SkeletonCard className="h-25 sm:h-51 lg:h-31" />
      <SkeletonCard className="mt-6 h-23.25 sm:h-20.5" />
      <output className="mt-4 block text-ink-soft noscript:hidden">Memuat data SPPG...</output>
      <div className={`mt-6 ${sppgGrid}`}>
        {Array.from({ length: sppgPerPage }, (_, index) => (
          <SkeletonCard key={index} className="h-55.5 sm:h-59 xl:h-63 2xl:h-58" />
        ))}
      </div>
    </>
  );
}
