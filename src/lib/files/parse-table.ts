import { byKey } from '@/lib/collections';
import { formatList, formatNumber } from '@/lib/text/format';
import { comparable } from '@/lib/text/visible-text';
import { readCell } from './cell-values';
import {
  checkDoubled,
  findHeadings,
  headingsProblem,
  isHeadingLine,
  isNumberLine,
  looksLikeHeadings,
} from './headings';
import { type CsvRecord, readRecords } from './records';
import type { Table, TableColumn, TableRow, TableRules } from './table';

const isBlank = ({ cells }: CsvRecord) => cells.every((cell) => cell.trim() === '');

/** Whether a heading is that of row numbers, which are not worth telling. */
const isRowNumber = (heading: string) => /^(?:no|nomor|no urut|nomor urut)$/.test(comparable(heading));

/**
 * The rows of a text that somebody saved, exported or copied as a table: whichever separator, quotes, headings and kinds of
 * numbers it has. What can't be meant so is named with its row, never guessed at.
 * @throws with a sentence for people when the text as a whole can't be read
 */
export function parseTable<Key extends string>(text: string, rules: TableRules<Key>): Table<Key> {
  const { columns, keyColumn, mayLackHeadings = false, maxRows, noun } = rules;
  const records = readRecords(text, (some) => {
    const { known } = findHeadings(some, columns);
    return known * 1000 + some.filter(({ cells }) => cells.length > 1).length;
  });
  const found = findHeadings(records, columns);
  const first = records.findIndex((record) => !isBlank(record));
  const isBare = mayLackHeadings && found.known === 0;
  const order = isBare ? columns : found.columns;
  if (isBare && looksLikeHeadings(records.slice(Math.max(0, first)), order))
    throw headingsProblem(records[first], rules);
  if (!isBare) {
    if (records[found.at]?.hasBrokenQuote)
      throw new Error(`Tanda kutip pada judul kolom (baris ${found.at + 1}) tidak lengkap.`);
    if (!order.some((column) => column?.key === keyColumn)) throw headingsProblem(records[found.at], rules);
    checkDoubled(order);
  }

  const headings = isBare ? [] : (records[found.at]?.cells ?? []);
  const start = isBare ? 0 : found.at + 1;
  const repeated: number[] = [];
  const unnamed = new Set<number>();

  const rows = records.slice(start).flatMap((record, index): TableRow<Key>[] => {
    if (isBlank(record)) return [];
    const line = start + index + 1;
    if (!isBare && isHeadingLine(record.cells, headings, columns)) {
      repeated.push(line);
      return [];
    }
    if (!isBare && isNumberLine(record.cells)) return [];
    for (const [position, cell] of record.cells.entries())
      if (cell.trim() && headings[position]?.trim() === '') unnamed.add(position + 1);
    return [{ line, ...readRow(record, order, rules) }];
  });

  if (rows.length === 0)
    throw new Error(`File ini tidak berisi ${noun}. Isi sedikitnya satu baris, lalu pilih lagi.`);
  if (rows.length > maxRows)
    throw new Error(
      `File ini berisi ${formatNumber(rows.length)} baris. Sekali impor paling banyak ${formatNumber(maxRows)} baris. Bagi menjadi beberapa file.`,
    );
  const above = isBare ? [] : records.slice(0, found.at).filter((record) => !isBlank(record));
  return {
    rows,
    columns: new Set(order.flatMap((column) => column?.key ?? [])),
    ignored: headings.filter(
      (heading, position) => heading.trim() && !order[position] && !isRowNumber(heading),
    ),
    notes: [
      ...(above.length > 0 ? [`Yang di atas baris judul kolom (baris ${found.at + 1}) tidak dibaca.`] : []),
      ...(repeated.length > 0
        ? [`Judul kolom yang berulang dilewati: baris ${formatList(repeated.map(String))}.`]
        : []),
      ...(unnamed.size > 0
        ? [`Tidak dibaca karena tidak berjudul: kolom ke-${formatList([...unnamed].map(String))}.`]
        : []),
    ],
  };
}

/** A record by column, and the first thing that is wrong with it. */
function readRow<Key extends string>(
  { cells, hasBrokenQuote }: CsvRecord,
  order: readonly (TableColumn<Key> | undefined)[],
  { columns, mayLackHeadings }: TableRules<Key>,
): Omit<TableRow<Key>, 'line'> {
  const read = readCells(cells, order, columns);
  if (hasBrokenQuote) return { ...read, flaw: 'Tanda kutip pada baris ini tidak lengkap.' };
  // Without headings more columns may follow, which mean nothing.
  if (!mayLackHeadings && cells.slice(order.length).some((cell) => cell.trim() !== ''))
    return {
      ...read,
      flaw: 'Isian baris ini lebih banyak daripada kolomnya. Beri tanda kutip pada isian yang memuat pemisah kolom.',
    };
  return read;
}

/**
 * Cells by column, and the first thing that is wrong with them.
 * @param order - what each cell is
 * @param columns - all: one that the cells lack is empty
 */
export function readCells<Key extends string>(
  cells: readonly string[],
  order: readonly (TableColumn<Key> | undefined)[],
  columns: readonly TableColumn<Key>[],
): Omit<TableRow<Key>, 'line'> {
  const texts: Record<string, string> = byKey(columns, () => '');
  let flaw: string | undefined;
  for (const [position, column] of order.entries()) {
    if (!column) continue;
    const read = readCell(cells[position] ?? '', column.label, column.kind);
    texts[column.key] = read.text;
    flaw ??= read.flaw;
  }
  return { cells: texts, ...(flaw && { flaw }) };
}
