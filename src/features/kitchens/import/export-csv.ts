import type { Sppg } from '@/features/kitchens/sppg/api';
import { type SppgColumn, sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { runningSuspension, type SuspensionDays } from '@/features/kitchens/sppg/suspension-state';
import { todayOnServer } from '@/lib/text/format-time';
import type { CsvCell } from '@/lib/files/csv';
import { momentText } from './spreadsheet-text';

const headings = sppgColumnList.map(({ label }) => label);

/** When each row was last changed: the import tells what is newer than the file. */
export const momentColumn = { key: 'updated_at', label: 'Terakhir Diubah' } as const;

/**
 * The first day of a suspension that runs today: the status is only what it was before. The import leaves this column
 * be.
 */
export const suspensionColumn = { key: 'dihentikan_sejak', label: 'Dihentikan Sementara Sejak' } as const;

/** Since when it is closed for good: the import leaves this column be, too. */
export const closingColumn = { key: 'ditutup_pada', label: 'Ditutup Sejak' } as const;

type ExportedSppg = Sppg & { sppg_penghentian: SuspensionDays[]; yayasan: { nama: string } };

/** SPPG in the columns that the import reads; a foundation is written by its name. */
export function sppgCsvTable(sppgList: ExportedSppg[]): CsvCell[][] {
  const today = todayOnServer();
  const rows = sppgList.map((sppg) => [
    ...sppgColumnList.map(({ key, kind }) => (kind === 'yayasan' ? sppg.yayasan.nama : sppg[key])),
    sppg.ditutup_pada,
    momentText(sppg.updated_at),
    runningSuspension(sppg.sppg_penghentian, today)?.mulai ?? null,
  ]);
  return [[...headings, closingColumn.label, momentColumn.label, suspensionColumn.label], ...rows];
}

function exampleOf(column: SppgColumn): string {
  return column.kind === 'choice' ? column.options[0] : (column.example ?? '');
}

/** The template: the headings and one example. */
export function templateTable(): string[][] {
  return [headings, sppgColumnList.map(exampleOf)];
}
