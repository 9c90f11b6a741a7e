import type { Database, Tables } from './database.types';
import type { builtTables, tablesLockedByAge } from './known-tables';

export type TableName = keyof Database['public']['Tables'];

/** Tables whose rows have an id that can be made in the browser. */
export type EditableTable = {
  [Table in TableName]: Tables<Table> extends { id: string } ? Table : never;
}[TableName];

interface ColumnWords {
  label: string;
  /** In the audit trail, where the tables stand together; `label` when absent. */
  trailLabel?: string;
}

/** What people call a table, its rows and its columns. */
export interface TableWords<Column extends string = string> {
  /** Among other tables: 'Artikel'. */
  label: string;
  /** One row in a sentence: 'artikel'. */
  noun: string;
  /** One row on its own, among what is stored about a person: 'Berita'; `label` when absent. */
  rowLabel?: string;
  /** Rows that are to leave the built pages: 'berita'; of each table that a build reads. */
  withdrawnNoun?: string;
  /** Holds the name of a row. */
  nameColumn?: Column;
  /** Holds the id of what a row belongs to, where its name alone says too little. */
  ownerColumn?: Column;
  /** Labels of the columns, in the order in which the audit trail shows them. */
  columns: Partial<Record<Column, string | ColumnWords>>;
  /** What a sentence about a broken rule begins with, by column or whatever a constraint names; else the column's label. */
  subjects?: Record<string, string>;
  /** Whole sentences about broken rules, by the constraint's name after that of the table. */
  sentences?: Record<string, string>;
  /** Whether rows are locked by when they were last changed, and not by the columns that are edited. */
  isLockedByAge?: true;
  /** Where everyone can see whether a row is there, when not in the table itself: to others, what only admins read looks deleted. */
  visibleIn?: TableName;
}

export interface DeclaredTable<Table extends TableName = TableName> extends TableWords {
  name: Table;
}

/** What a table's words must have because of what its migration declares. */
type Demanded<Table extends TableName> = (Table extends (typeof builtTables)[number]
  ? { withdrawnNoun: string }
  : { withdrawnNoun?: never }) &
  (Table extends (typeof tablesLockedByAge)[number] ? { isLockedByAge: true } : { isLockedByAge?: never });

/** The tables that code which has loaded so far writes to, by name. */
export const declaredTables = new Map<string, TableWords>();

/**
 * Declares what people call a table that the site writes to or tells about. What it is besides, such as whether its rows come back,
 * says its migration (private.declare_table), and known-tables.ts after it.
 */
export function declareTable<Table extends TableName>(
  name: Table,
  words: TableWords<Extract<keyof Tables<Table>, string>> & Demanded<Table>,
): DeclaredTable<Table> {
  const table = { name, ...words };
  declaredTables.set(name, table);
  return table;
}

/** What people call a column; undefined of one that nobody sees. */
export function columnWords({ columns }: TableWords, column: string): ColumnWords | undefined {
  const words = columns[column];
  return typeof words === 'string' ? { label: words } : words;
}
