import type { CellKind } from './cell-values';

export interface TableColumn<Key extends string> {
  key: Key;
  /** The column's heading in our own files. */
  label: string;
  /** The column's names in other files. */
  names?: readonly string[];
  kind?: CellKind;
  /** Whether a new row needs the column. */
  required?: boolean;
}

export interface TableRow<Key extends string> {
  /** The row number that a spreadsheet shows. */
  line: number;
  /** Text by column; a column that the file lacks is empty. */
  cells: Record<Key, string>;
  /** Why the row can't be read as it was meant; absent when it can. */
  flaw?: string;
}

export interface Table<Key extends string> {
  rows: TableRow<Key>[];
  columns: ReadonlySet<Key>;
  /** Headings that match no column. */
  ignored: string[];
  /** Sentences about what else was left out. */
  notes: string[];
}

export interface TableRules<Key extends string> {
  columns: readonly TableColumn<Key>[];
  /** The column without which no row can be read. */
  keyColumn: Key;
  /** Whether a table may lack headings: its columns are these then, in this order. */
  mayLackHeadings?: boolean;
  /** The most rows: an import is a single request, which must not grow too large. */
  maxRows: number;
  /** The noun of the rows: 'data SPPG'. */
  noun: string;
}
