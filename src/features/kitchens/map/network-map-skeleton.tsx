import { NeedsScript } from '@/components/needs-script';
import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder as high as the map. */
export function NetworkMapSkeleton() {
  return (
    <>
      <NeedsScript what="Peta ini" />
      <Skeleton className="h-72 rounded-2xl sm:h-128.5 md:h-131 xl:h-133.5" />
      <output className="mt-4 block h-31.5 text-sm text-ink-soft sm:hidden print:block print:h-auto noscript:hidden">
        Memuat peta...
      </output>
    </>
  );
}
