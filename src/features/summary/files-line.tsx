import { Button } from '@/components/ui/button';
import { useRemoveFiles } from '@/features/file-removal/mutations';
import type { useFilesToRemove } from '@/features/file-removal/queries';
import { formatNumber } from '@/lib/text/format';
import { FailedLine } from './summary-lines';

/** How many files wait to be removed, with a button, or that this could not be loaded. */
export function FilesLine({ query }: { query: ReturnType<typeof useFilesToRemove> }) {
  const remove = useRemoveFiles();
  const { data: files, error, refetch } = query;
  if (!files)
    return <FailedLine subject="File yang menunggu dihapus" error={error} onRetry={() => void refetch()} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="max-w-prose space-y-1">
        <p className="font-semibold">{formatNumber(files.length)} file menunggu dihapus</p>
        <p className="text-ink-soft">
          Datanya sudah dihapus atau diganti, tetapi filenya masih tersimpan. Setiap kali admin membuka situs,
          penghapusannya dicoba lagi.
        </p>
      </div>
      <Button variant="outline" size="sm" busy={remove.isPending} onClick={() => remove.mutate(files)}>
        Hapus Sekarang
      </Button>
    </li>
  );
}
