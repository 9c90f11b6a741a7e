import { NeedsScript } from '@/components/needs-script';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

export function YayasanListSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar yayasan ini" />
      <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 sm:max-w-md">
        <Skeleton className="h-24 rounded-2xl" />
        <Skeleton className="h-24 rounded-2xl" />
      </div>
      <Skeleton className="h-67 rounded-2xl sm:h-32 xl:h-18" />
      <output className="my-4 flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner className="size-5 text-brand-600" />
        Memuat data yayasan...
      </output>
      <div className="space-y-4">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-36 rounded-2xl sm:h-32 xl:h-26.5" />
        ))}
      </div>
    </>
  );
}
