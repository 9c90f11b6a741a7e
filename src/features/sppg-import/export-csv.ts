import type { CsvCell } from '@/lib/files/csv';
import type { SppgForExport } from './api';
import { columns } from './columns';

/** SPPG in the columns that the import reads. */
export function sppgTable(sppgList: SppgForExport[]): CsvCell[][] {
  const headings = columns.map(({ label }) => label);
  const rows = sppgList.map((sppg) =>
    columns.map(({ key }) => (key === 'yayasan_id' ? sppg.yayasan.nama : sppg[key])),
  );
  return [headings, ...rows];
}
