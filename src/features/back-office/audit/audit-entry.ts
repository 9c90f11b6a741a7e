import type { Json, Tables } from '@/lib/supabase/database.types';
import { restorableTables } from '@/lib/supabase/known-tables';

export type AuditEntry = Tables<'audit_log'>;

/**
 * What the sentences about entries need: names, by `rowKey` or by column and value; which changed and deleted rows
 * exist, by `rowKey`; and the size of each batch that may continue on another page, by its key.
 */
export interface AuditContext {
  names: ReadonlyMap<string, string>;
  existing: ReadonlySet<string>;
  batchSizes: ReadonlyMap<string, number>;
}

/**
 * The key of a row among those of several tables, as in the database; ids are made in browsers, so two tables may have
 * the same.
 */
export const rowKey = ({ table_name, row_id }: { table_name: string; row_id: string | null }) =>
  `${table_name} ${row_id}`;

type StoredRow = { [column: string]: Json | undefined };

/** A row as stored in the trail; empty where there was none. */
export function rowOf(value: Json | null): StoredRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The last known state of an entry's row. */
export function lastRow({ before, after }: Pick<AuditEntry, 'before' | 'after'>): StoredRow {
  return rowOf(after ?? before);
}

/** A column's text; undefined where there is none. */
export function textOf(row: StoredRow, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' && value ? value : undefined;
}

/** Whether an entry is about a message, an application or a complaint, whose names come from the view 'leads'. */
export function isAboutLead({ table_name }: Pick<AuditEntry, 'table_name'>): boolean {
  return ['contact_messages', 'partnership_applications', 'keluhan'].includes(table_name);
}

/**
 * The id of the message, application or complaint that an entry is about, even where its row is that of a sender or an
 * answer.
 */
export function leadIdOf(entry: AuditEntry): string | undefined {
  if (isAboutLead(entry) || entry.table_name === 'keluhan_pengirim') return entry.row_id ?? undefined;
  return textOf(lastRow(entry), 'keluhan_id');
}

/** Whether a document got another file. */
export function isNewEdition({ action, table_name, before, after }: AuditEntry): boolean {
  return (
    action === 'UPDATE' &&
    table_name === 'program_documents' &&
    rowOf(before).edition !== rowOf(after).edition
  );
}

const restorable: ReadonlySet<string> = new Set(restorableTables);

/** The table of a deleted or changed row that can be restored, else undefined. */
export function restorableTable({ action, table_name }: AuditEntry): string | undefined {
  return action !== 'INSERT' && restorable.has(table_name) ? table_name : undefined;
}

/**
 * A key that is the same for all rows that one person inserted or updated in a table in one transaction, such as an
 * import.
 */
export function batchKey({ id, action, table_name, actor_id, created_at }: AuditEntry): string {
  return action === 'DELETE' ? String(id) : [action, table_name, actor_id, created_at].join(' ');
}
