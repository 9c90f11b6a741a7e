import type { CellKind } from './cell-values';

export interface TableColumn<Key extends string> {
  key: Key;
  /** Its heading in our own files. */
  label: string;
  /** What other files call it. */
  names?: readonly string[];
  kind?: CellKind;
  /** Whether a new row needs it. */
  required?: boolean;
}

export interface TableRow<Key extends string> {
  /** The row number that a spreadsheet shows. */
  line: number;
  /** Text by column; a column that the file lacks is empty. */
  cells: Record<Key, string>;
  /** Why the row can't be read as intended; absent when it can. */
  flaw?: string;
}

export interface Table<Key extends string> {
  rows: TableRow<Key>[];
  columns: ReadonlySet<Key>;
  /** Headings that match no column. */
  ignored: string[];
  /** What else was left out, in sentences. */
  notes: string[];
}

export interface TableRules<Key extends string> {
  columns: readonly TableColumn<Key>[];
  /** Without this column no row can be read. */
  keyColumn: Key;
  /** The columns of a table without headings, in order; absent when there must be headings. */
  withoutHeadings?: readonly Key[];
  /** An import is a single request, which must not grow too large. */
  maxRows: number;
  /** What the rows are: 'data SPPG'. */
  noun: string;
}
