import { NeedsScript } from '@/components/needs-script';
import { SkeletonCard } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/button';

export function YayasanListSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar yayasan ini" />
      <SkeletonCard className="mb-5 h-9 max-w-72" />
      <SkeletonCard className="h-25 sm:h-51 xl:h-31" />
      <output className="my-4 flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner className="size-5 text-brand-600" />
        Memuat data yayasan...
      </output>
      <div className="space-y-4">
        {Array.from({ length: 14 }, (_, index) => (
          <SkeletonCard key={index} className="h-47 sm:h-32 xl:h-26" />
        ))}
      </div>
    </>
  );
}
