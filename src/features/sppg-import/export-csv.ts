import type { Sppg } from '@/features/sppg/api';
import { type SppgColumn, sppgColumnList } from '@/features/sppg/sppg-columns';
import type { CsvCell } from '@/lib/files/csv';
import { momentText } from './row-moment';

const headings = sppgColumnList.map(({ label }) => label);

/** When each row was last changed: the import tells what is newer than the file. */
export const momentColumn = { key: 'updated_at', label: 'Terakhir Diubah' } as const;

/** SPPG in the columns that the import reads; a foundation is written by its name. */
export function sppgTable(sppgList: (Sppg & { yayasan: { nama: string } })[]): CsvCell[][] {
  const rows = sppgList.map((sppg) => [
    ...sppgColumnList.map(({ key, kind }) => (kind === 'yayasan' ? sppg.yayasan.nama : sppg[key])),
    momentText(sppg.updated_at),
  ]);
  return [[...headings, momentColumn.label], ...rows];
}

function exampleOf(column: SppgColumn): string {
  return column.kind === 'choice' ? column.options[0] : (column.example ?? '');
}

/** The template: the headings and one example. */
export function templateTable(): string[][] {
  return [headings, sppgColumnList.map(exampleOf)];
}
