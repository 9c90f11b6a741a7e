import type { SupabaseClient } from '@supabase/supabase-js';
import { groupBy } from '@/lib/collections';
import type { Supabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { type AuditEntry, leadIdOf, restorableTable, rowKey, rowOf, textOf } from './audit-entry';

/** Untyped: TypeScript can't tell the columns of a table that is a parameter. */
export const anyTable = (supabase: SupabaseClient, table: string) => supabase.from(table);

/** The rows that a page's entries refer to: a handful, read by their ids. */
export async function fetchReferences(supabase: Supabase, entries: AuditEntry[]) {
  const leadIds = entries.flatMap((entry) => leadIdOf(entry) ?? []);
  const restorable = groupBy(entries.filter(restorableTable), ({ table_name }) => table_name);
  const [leads, owners, ...existing] = await Promise.all([
    readByIds(leadIds, (ids) =>
      supabase.from('leads').select('kind, id, name, sppg_name, kode_sppg').in('id', ids).throwOnError(),
    ),
    fetchOwnerNames(supabase, entries),
    ...[...restorable].map(([table, ofTable]) =>
      readByIds<{ id: string }>(
        ofTable.flatMap(({ row_id }) => row_id ?? []),
        (ids) => anyTable(supabase, table).select('id').in('id', ids).throwOnError(),
      ).then((rows) => rows.map(({ id: row_id }) => rowKey({ table_name: table, row_id }))),
    ),
  ]);
  return {
    names: new Map([...leads.flatMap(named), ...owners]),
    existing: new Set(existing.flat()),
  };
}

/**
 * The name of a lead: its sender's; for a complaint, and for the rows of its sender and answers, its kitchen's:
 * 'tentang SPPG Tugu'.
 */
function named({
  kind,
  id,
  name,
  sppg_name,
  kode_sppg,
}: Pick<Tables<'leads'>, 'kind' | 'id' | 'name' | 'sppg_name' | 'kode_sppg'>) {
  const kitchen = sppg_name ?? kode_sppg;
  const rows = kind === 'keluhan' ? ['keluhan', 'keluhan_pengirim', 'keluhan_id'] : [kind ?? ''];
  return rows.flatMap((row) => namesOf(row, [{ id, name: kitchen ? `tentang ${kitchen}` : name }]));
}

/**
 * The names of the foundations, SPPG and documents that rows belong or belonged to, and of whom they are assigned to, by the
 * column that names them and its value.
 */
export async function fetchOwnerNames(supabase: Supabase, rows: Pick<AuditEntry, 'before' | 'after'>[]) {
  const owners = (column: string) =>
    rows.flatMap(({ before, after }) => [before, after]).flatMap((row) => textOf(rowOf(row), column) ?? []);
  const [yayasanIds, sppgIds] = [owners('yayasan_id'), owners('sppg_id')];
  const [deleted, yayasan, sppg, documents, accounts] = await Promise.all([
    // A deleted foundation had lost its SPPG before, and certificates outlive their SPPG: names of both may be in the
    // trail alone.
    readByIds([...yayasanIds, ...sppgIds], (ids) =>
      supabase
        .from('audit_log')
        .select('table_name, id:row_id, name:before->>nama')
        .eq('action', 'DELETE')
        .in('table_name', ['yayasan', 'sppg'])
        .in('row_id', ids)
        .throwOnError(),
    ),
    readByIds(yayasanIds, (ids) =>
      supabase.from('yayasan').select('id, name:nama').in('id', ids).throwOnError(),
    ),
    readByIds(sppgIds, (ids) => supabase.from('sppg').select('id, name:nama').in('id', ids).throwOnError()),
    readByIds(owners('document_id'), (ids) =>
      supabase.from('program_documents').select('id, name:title').in('id', ids).throwOnError(),
    ),
    readByIds(owners('assigned_to'), (ids) =>
      supabase.from('accounts').select('id:user_id, name:email').in('user_id', ids).throwOnError(),
    ),
  ]);
  return new Map([
    ...deleted.flatMap((row) => namesOf(`${row.table_name}_id`, [row])),
    ...namesOf('yayasan_id', yayasan),
    ...namesOf('sppg_id', sppg),
    ...namesOf('document_id', documents),
    ...namesOf('assigned_to', accounts),
  ]);
}

function namesOf(column: string, rows: { id: string | null; name: string | null }[]) {
  return rows.flatMap(({ id, name }) => (id && name ? [[`${column} ${id}`, name] as const] : []));
}

async function readByIds<Row>(
  ids: string[],
  read: (ids: string[]) => PromiseLike<{ data: Row[] | null; error: null }>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { data } = await read([...new Set(ids)]);
  return data ?? [];
}
