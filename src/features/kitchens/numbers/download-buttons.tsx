import { ExportButton } from '@/components/export-button';
import { pressJson, pressTable } from './files';
import { pressMessages } from './messages';
import type { PressNumbers } from './numbers';

const name = 'angka-sppg';

/** The buttons that save the numbers of the page. */
export function DownloadButtons({ numbers, day }: { numbers: PressNumbers; day: string }) {
  const load = async () => pressTable(numbers, day);
  const json = { extension: 'json', type: 'application/json', write: () => pressJson(numbers, day) };
  return (
    <>
      <ExportButton name={name} load={load} messages={pressMessages}>
        Unduh CSV
      </ExportButton>
      <ExportButton name={name} load={load} format={json} messages={pressMessages}>
        Unduh JSON
      </ExportButton>
    </>
  );
}
