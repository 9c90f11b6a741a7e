import type { SupabaseClient } from '@supabase/supabase-js';
import { groupBy } from '@/lib/collections';
import type { Supabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { type AuditEntry, leadIdOf, restorableTable, rowOf, textOf } from './audit-entry';

/** Without the types of the tables, which can't follow one that varies. */
export const anyTable = (supabase: SupabaseClient, table: string) => supabase.from(table);

/** The rows that a page's entries refer to: a handful, read by their ids. */
export async function fetchReferences(supabase: Supabase, entries: AuditEntry[]) {
  const leadIds = entries.flatMap((entry) => leadIdOf(entry) ?? []);
  const restorable = groupBy(entries.filter(restorableTable), ({ table_name }) => table_name);
  const [leads, owners, ...existing] = await Promise.all([
    readByIds(leadIds, (ids) =>
      supabase.from('leads').select('id, name, sppg_name, kode_sppg').in('id', ids).throwOnError(),
    ),
    fetchOwnerNames(supabase, entries),
    ...[...restorable].map(([table, ofTable]) =>
      readByIds<{ id: string }>(
        ofTable.flatMap(({ row_id }) => row_id ?? []),
        (ids) => anyTable(supabase, table).select('id').in('id', ids).throwOnError(),
      ),
    ),
  ]);
  return {
    names: new Map([...namesById(leads.map(named)), ...owners]),
    existingIds: new Set(existing.flat().map(({ id }) => id)),
  };
}

/** A lead by its sender's name, or a complaint by its kitchen: 'tentang SPPG Tugu'. */
function named({
  id,
  name,
  sppg_name,
  kode_sppg,
}: Pick<Tables<'leads'>, 'id' | 'name' | 'sppg_name' | 'kode_sppg'>) {
  const kitchen = sppg_name ?? kode_sppg;
  return { id, name: kitchen ? `tentang ${kitchen}` : name };
}

/** The names of the foundations, SPPG and documents that rows belong or belonged to, and of whom they are assigned to, by id. */
export async function fetchOwnerNames(supabase: Supabase, rows: Pick<AuditEntry, 'before' | 'after'>[]) {
  const owners = (column: string) =>
    rows.flatMap(({ before, after }) => [before, after]).flatMap((row) => textOf(rowOf(row), column) ?? []);
  const [yayasanIds, sppgIds] = [owners('yayasan_id'), owners('sppg_id')];
  const [deleted, yayasan, sppg, documents, accounts] = await Promise.all([
    // SPPG were moved away from a foundation before it could be deleted; certificates outlive their SPPG.
    readByIds([...yayasanIds, ...sppgIds], (ids) =>
      supabase
        .from('audit_log')
        .select('id:row_id, name:before->>nama')
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
  return new Map(namesById([...deleted, ...yayasan, ...sppg, ...documents, ...accounts]));
}

function namesById(rows: { id: string | null; name: string | null }[]) {
  return rows.flatMap(({ id, name }) => (id && name ? [[id, name] as const] : []));
}

async function readByIds<Row>(
  ids: string[],
  read: (ids: string[]) => PromiseLike<{ data: Row[] | null; error: null }>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { data } = await read([...new Set(ids)]);
  return data ?? [];
}
