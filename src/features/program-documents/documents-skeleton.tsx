import { LoadingState } from '@/components/states';
import { NeedsScript } from '@/components/needs-script';
import { Skeleton } from '@/components/ui/skeleton';

const rowClass = 'grid h-39 content-center gap-3 px-5 sm:h-37 md:h-23.5 xl:h-26 2xl:h-22.5';

export function DocumentListSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar dokumen ini" />
      <div className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white noscript:hidden">
        <div className={rowClass}>
          <LoadingState text="Memuat dokumen..." />
        </div>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={`${rowClass} print:hidden`}>
            <Skeleton className="h-5 w-3/5 rounded-lg" />
            <Skeleton className="h-4 w-2/5 rounded-lg" />
          </div>
        ))}
      </div>
    </>
  );
}
