import { comparable } from '@/lib/text/visible-text';
import type { CsvRecord } from './records';
import type { TableColumn, TableRules } from './table';

/** The most lines of titles above the headings. */
const mostTitleLines = 20;

/** A heading for comparing: capitals, spaces, underscores and stars say nothing. */
const plainHeading = (text: string) => comparable(text).replaceAll(' ', '');

/** A heading as it is, and without what it explains in brackets. */
const spellings = (text: string) => [text, text.replace(/\([^)]*\)/g, '')].map(plainHeading);

type Columns<Key extends string> = readonly TableColumn<Key>[];

/** Keeps what `namesOf` found, as it is needed for each line of a file. */
const foundNames = new WeakMap<object, { own: readonly string[]; all: readonly string[] }>();

/** The names of a column in headings: its own label, and all with its other names. */
function namesOf<Key extends string>(column: TableColumn<Key>) {
  const { key, label, names = [] } = column;
  const found = foundNames.get(column) ?? {
    own: spellings(label),
    all: [key, label, ...names].flatMap(spellings),
  };
  foundNames.set(column, found);
  return found;
}

/** The column that a heading names, by its own label or by another name. */
function columnOf<Key extends string>(heading: string, columns: Columns<Key>) {
  const [whole = '', short = ''] = spellings(heading);
  if (!short) return undefined;
  const own = columns.find((column) => namesOf(column).own.includes(whole));
  const named = columns.find((column) =>
    namesOf(column).all.some((name) => name === whole || name === short),
  );
  const column = own ?? named;
  return column && { column, isOwn: own !== undefined };
}

/** The column of each heading. Where several headings name one column, the one that is the column's own label gets it. */
function columnsOf<Key extends string>(cells: readonly string[], columns: Columns<Key>) {
  const named = cells.map((cell) => columnOf(cell, columns));
  return named.map((one) => {
    const rivals = named.filter((other) => other && other.column === one?.column);
    const isBest = one?.isOwn || !rivals.some((other) => other?.isOwn);
    return isBest ? one?.column : undefined;
  });
}

/** The line with the headings: the one of the first lines that names the most columns. */
export function findHeadings<Key extends string>(records: CsvRecord[], columns: Columns<Key>) {
  const lines = records.slice(0, mostTitleLines).map(({ cells }, at) => {
    const named = columnsOf(cells, columns);
    return { at, columns: named, known: new Set(named.filter(Boolean)).size };
  });
  const none = { at: 0, columns: [], known: 0 };
  return lines.reduce(
    (best, line) => (line.known > best.known ? line : best),
    none as (typeof lines)[number],
  );
}

/** @throws when two headings name one column, and none of them by its own label */
export function checkDoubled<Key extends string>(named: readonly (TableColumn<Key> | undefined)[]) {
  const repeated = named.find((column, position) => column && named.lastIndexOf(column) !== position);
  if (repeated)
    throw new Error(
      `Kolom "${repeated.label}" ada lebih dari satu. Hapus salah satunya, lalu pilih file itu lagi.`,
    );
}

/** Whether a line repeats the headings, as the first of a second page does. */
export function isHeadingLine<Key extends string>(
  cells: readonly string[],
  headings: readonly string[],
  columns: Columns<Key>,
): boolean {
  const filled = cells.flatMap((cell, position) =>
    cell.trim() ? [{ cell, heading: headings[position] ?? '' }] : [],
  );
  const isSame = filled.every(({ cell, heading }) => plainHeading(cell) === plainHeading(heading));
  return isSame || (filled.length > 1 && filled.every(({ cell }) => columnOf(cell, columns)));
}

/** Whether a line numbers the columns, as tables of agencies do below their headings: '1;2;3' or '(1);(2);(3)'. */
export const isNumberLine = (cells: readonly string[]) =>
  cells.length > 2 && cells.every((cell, position) => cell.replace(/[()\s]/g, '') === String(position + 1));

/**
 * Whether the first line has headings that we do not know: it lacks the digits that a code has, or that all other lines
 * have in the same place.
 */
export function looksLikeHeadings<Key extends string>(
  [first, ...others]: CsvRecord[],
  order: readonly (TableColumn<Key> | undefined)[],
): boolean {
  return (first?.cells ?? []).some((cell, position) => {
    if (cell.trim() === '' || /\d/.test(cell)) return false;
    const below = others.flatMap(({ cells }) => cells[position]?.trim() || []);
    const areNumbers = below.length > 0 && below.every((text) => /^[\d.\s]+$/.test(text));
    return areNumbers || order[position]?.kind === 'code';
  });
}

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ');

/** Why a line can't be the headings: those that are missing, those that it has, and those that are known. */
export function headingsProblem<Key extends string>(
  line: CsvRecord | undefined,
  { columns, keyColumn }: TableRules<Key>,
): Error {
  const present = columnsOf(line?.cells ?? [], columns);
  const missing = columns.filter(
    (column) => (column.required || column.key === keyColumn) && !present.includes(column),
  );
  const found = (line?.cells ?? []).map((cell) => cell.trim()).filter(Boolean);
  const parts = [
    `Kolom wajib tidak ditemukan: ${quoted(missing.map(({ label }) => label))}.`,
    'Baris pertama harus berisi judul kolom seperti pada template.',
    found.length > 0 && `Yang ada di file: ${quoted(found.slice(0, 12))}.`,
    `Yang dikenal: ${quoted(columns.map(({ label }) => label))}.`,
  ];
  return new Error(parts.filter(Boolean).join(' '));
}
