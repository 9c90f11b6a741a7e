import { ExportButton } from '@/components/export-button';
import { fileMessages } from '@/lib/files/file.messages';
import { pressJson, pressTable } from './files';
import type { PressNumbers } from './sums';

/** The buttons that save the numbers of the page. */
export function DownloadButtons({ numbers, day }: { numbers: PressNumbers; day: string }) {
  const table = {
    name: 'angka-sppg',
    load: async () => pressTable(numbers, day),
    saved: (count: string) => `${count} angka`,
    failure: fileMessages.notDownloaded,
  };
  const json = { extension: 'json', type: 'application/json', write: () => pressJson(numbers, day) };
  return (
    <>
      <ExportButton {...table} size="sm">
        Unduh CSV
      </ExportButton>
      <ExportButton {...table} size="sm" format={json}>
        Unduh JSON
      </ExportButton>
    </>
  );
}
