import { byColumn, type SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import type { ImportReference } from '@/features/kitchens/import/api';
import { cellKindOf, type ImportTable, type ImportRow } from '@/features/kitchens/import/read-table';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { damageOf, readCell } from '@/lib/files/cell-values';
import { pastedCells } from '@/lib/files/records';
import { formatNumber } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';

/** Cells of a spreadsheet that were pasted into a cell of the table. */
export interface Pasted {
  text: string;
  /** The SPPG from that cell on down, and the columns from it to the right. */
  rows: readonly SppgWithYayasan[];
  columns: readonly SppgColumn[];
}

/** The pasted cells as a table for the import: they fill downwards and to the right, as in a spreadsheet. */
export function pastedTable({ text, rows, columns }: Pasted, { sppgByCode }: ImportReference): ImportTable {
  const present = new Map([...sppgByCode.values()].map((sppg) => [sppg.id, sppg]));
  const all = pastedCells(text);
  const isHeading = all[0]?.every(
    (cell, position) => comparable(cell) === comparable(columns[position]?.label ?? ''),
  );
  const grid = isHeading ? all.slice(1) : all;
  const filled = columns.slice(0, Math.max(...grid.map(({ length }) => length)));
  const tooMany = Math.max(...grid.map(({ length }) => length)) - columns.length;
  const tooLong = grid.length - rows.length;

  return {
    columns: new Set(filled.map(({ key }) => key)),
    ignored: [],
    notes: [
      ...(isHeading ? ['Baris judul kolom dilewati.'] : []),
      ...(tooLong > 0
        ? [
            `${formatNumber(tooLong)} baris terakhir tidak muat dan tidak ikut: di bawahnya tidak ada SPPG lagi.`,
          ]
        : []),
      ...(tooMany > 0
        ? [
            `${formatNumber(tooMany)} kolom terakhir tidak muat dan tidak ikut: di kanannya tidak ada kolom lagi.`,
          ]
        : []),
    ],
    rows: grid.slice(0, rows.length).map((cells, index): ImportRow => {
      const sppg = present.get(rows[index]?.id ?? '');
      const rawOf = (column: SppgColumn) => cells[filled.indexOf(column)] ?? '';
      const flaws = filled.map((column) => damageOf(rawOf(column), column.label, cellKindOf(column)));
      const flaw = sppg ? flaws.find(Boolean) : `${rows[index]?.nama} sudah dihapus oleh pengguna lain.`;
      return {
        line: index + 1,
        sppg,
        cells: {
          ...byColumn((column) => readCell(rawOf(column), cellKindOf(column))),
          ditutup_pada: '',
          updated_at: '',
          dihentikan_sejak: '',
        },
        ...(flaw && { flaw }),
      };
    }),
  };
}
