import { removeDocumentFile, storeDocumentFile } from '@/features/program-documents/admin-api';
import { fetchAll, fetchPage } from '@/lib/supabase/fetch-all';
import { getSupabase, type Supabase } from '@/lib/supabase/client';
import { isOutcomeUnknown } from '@/lib/errors/no-answer';
import {
  type AuditEntry,
  batchKey,
  isAboutLead,
  type RestorableTable,
  restorableTable,
  restorableTables,
  rowOf,
  textOf,
} from './audit-entry';
import { type AuditFilter, systemActor } from './audit-filter';

export const auditPageSize = 50;

/**
 * One page of the trail, newest first, with the number of all entries; no entries beyond the last page.
 * @throws PostgrestError
 */
export async function fetchAuditPage({ data: table, tindakan, orang }: AuditFilter, page: number) {
  const supabase = await getSupabase();
  let query = supabase.from('audit_log').select('*', { count: 'exact' });
  if (table) query = query.eq('table_name', table);
  if (tindakan) query = query.eq('action', tindakan);
  if (orang === systemActor) query = query.is('actor_id', null);
  else if (orang) query = query.eq('actor_id', orang);
  const { rows: entries, total } = await fetchPage(page, auditPageSize, (from, to) =>
    query.order('id', { ascending: false }).range(from, to).throwOnError(),
  );
  const [references, batchSizes] = await Promise.all([
    fetchReferences(supabase, entries),
    entries.length < total ? fetchBatchSizes(supabase, entries) : new Map<string, number>(),
  ]);
  return { entries, page, total, context: { ...references, batchSizes } };
}

/** The sizes of the batches at the beginning and the end of a page, which may go on on its neighbours. */
async function fetchBatchSizes(supabase: Supabase, entries: AuditEntry[]) {
  const outer = [entries.at(0), entries.at(-1)].flatMap((entry) => (entry?.action === 'INSERT' ? entry : []));
  const byKey = new Map(outer.map((entry) => [batchKey(entry), entry]));
  const sizes = [...byKey].map(async ([key, { table_name, action, actor_id, created_at }]) => {
    const all = supabase
      .from('audit_log')
      .select('id', { count: 'exact', head: true })
      .match({ table_name, action, created_at });
    const { count } = await (
      actor_id ? all.eq('actor_id', actor_id) : all.is('actor_id', null)
    ).throwOnError();
    return [key, count ?? 1] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** The rows that a page's entries refer to: a handful, read by their ids. */
async function fetchReferences(supabase: Supabase, entries: AuditEntry[]) {
  const leadIds = entries.filter(isAboutLead).flatMap(({ row_id }) => row_id ?? []);
  const owners = (column: string) =>
    entries
      .flatMap(({ before, after }) => [before, after])
      .flatMap((row) => textOf(rowOf(row), column) ?? []);
  const [yayasanIds, sppgIds] = [owners('yayasan_id'), owners('sppg_id')];
  const [leads, yayasan, sppg, deleted, ...existing] = await Promise.all([
    readByIds(leadIds, (ids) => supabase.from('leads').select('id, name').in('id', ids).throwOnError()),
    readByIds(yayasanIds, (ids) =>
      supabase.from('yayasan').select('id, name:nama').in('id', ids).throwOnError(),
    ),
    readByIds(sppgIds, (ids) => supabase.from('sppg').select('id, name:nama').in('id', ids).throwOnError()),
    // SPPG were moved away from a foundation before it could be deleted; certificates went with their SPPG.
    readByIds([...yayasanIds, ...sppgIds], (ids) =>
      supabase
        .from('audit_log')
        .select('id:row_id, name:before->>nama')
        .eq('action', 'DELETE')
        .in('table_name', ['yayasan', 'sppg'])
        .in('row_id', ids)
        .throwOnError(),
    ),
    ...restorableTables.map((table) =>
      readByIds(deletedIds(entries, table), (ids) =>
        supabase.from(table).select('id').in('id', ids).throwOnError(),
      ),
    ),
  ]);
  const names = [...leads, ...deleted, ...yayasan, ...sppg].flatMap(({ id, name }) =>
    id && name ? [[id, name] as const] : [],
  );
  return { names: new Map(names), existingIds: new Set(existing.flat().map(({ id }) => id)) };
}

function deletedIds(entries: AuditEntry[], table: RestorableTable): string[] {
  return entries.filter((entry) => restorableTable(entry) === table).flatMap(({ row_id }) => row_id ?? []);
}

async function readByIds<Row>(
  ids: string[],
  read: (ids: string[]) => PromiseLike<{ data: Row[] | null; error: null }>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { data } = await read([...new Set(ids)]);
  return data ?? [];
}

/**
 * The e-mail address of everybody who ever changed something.
 * @throws PostgrestError
 */
export async function fetchActors() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase
      .from('audit_actors')
      .select('*')
      .order('actor_email')
      .order('actor_id')
      .range(from, to)
      .throwOnError(),
  );
}

export interface Restoration {
  entryId: number;
  table: RestorableTable;
  rowId: string;
  /** The PDF of a document whose file is gone, and its path. */
  upload?: { path: string; file: File };
}

/**
 * Restores a deleted row; uploads the file first, if any, so that no document is shown without one.
 * @param unknownIds - collects the entries whose restoring had an unknown outcome: when their row is there, it was this
 * admin
 * @throws StorageError, PostgrestError or NoAnswerError
 */
export async function restoreEntry({ entryId, table, rowId, upload }: Restoration, unknownIds: Set<number>) {
  if (upload) await storeDocumentFile(upload.path, upload.file);
  const supabase = await getSupabase();
  try {
    await supabase.rpc('restore_audit_entry', { entry_id: entryId }).throwOnError();
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownIds.add(entryId);
    if (unknownIds.has(entryId)) {
      const { data } = await supabase.from(table).select('id').eq('id', rowId).maybeSingle().retry(false);
      if (data) return;
    }
    // Of an unknown outcome, the row may be restored later.
    if (upload && !isOutcomeUnknown(error)) await removeDocumentFile(upload.path);
    throw error;
  }
}
