import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import type { ImportReference } from '@/features/kitchens/import/api';
import { importColumns, type ImportTable, type ImportRow } from '@/features/kitchens/import/read-table';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { readCells } from '@/lib/files/parse-table';
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
  const width = Math.max(...grid.map(({ length }) => length));
  const order = columns.slice(0, width).map(({ key }) => importColumns.find((column) => column.key === key));
  const tooMany = width - columns.length;
  const tooLong = grid.length - rows.length;

  return {
    columns: new Set(order.flatMap((column) => column?.key ?? [])),
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
    rows: rows.slice(0, grid.length).map(({ id, nama }, index): ImportRow => {
      const sppg = present.get(id);
      const read = readCells(grid[index] ?? [], order, importColumns);
      const gone = { flaw: `${nama} sudah dihapus oleh pengguna lain.` };
      return { line: index + 1, sppg, ...read, ...(!sppg && gone) };
    }),
  };
}
