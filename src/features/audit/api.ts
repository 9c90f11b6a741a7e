import { removeDocumentFile, storeDocumentFile } from '@/features/program-documents/api';
import { fetchAll } from '@/lib/fetch-all';
import { getSupabase, type Supabase } from '@/lib/supabase';
import {
  type AuditContext,
  type AuditEntry,
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
 * One page of the trail, newest first, with how many entries there are in all. Beyond the last page: no entries.
 * @throws PostgrestError
 */
export async function fetchAuditPage({ data: table, tindakan, orang }: AuditFilter, page: number) {
  const supabase = await getSupabase();
  const first = (page - 1) * auditPageSize;
  let query = supabase.from('audit_log').select('*', { count: 'exact' });
  if (table) query = query.eq('table_name', table);
  if (tindakan) query = query.eq('action', tindakan);
  if (orang === systemActor) query = query.is('actor_id', null);
  else if (orang) query = query.eq('actor_id', orang);
  const { data, count, error } = await query
    .order('id', { ascending: false })
    .range(first, first + auditPageSize - 1);
  // The answer to a range that begins after the last row.
  const isBeyondEnd = error?.code === 'PGRST103';
  if (error && !isBeyondEnd) throw error;
  const entries = data ?? [];
  return { entries, page, total: count ?? entries.length, context: await fetchContext(supabase, entries) };
}

/** What the entries of a page point to: a handful of rows, read by their ids. */
async function fetchContext(supabase: Supabase, entries: AuditEntry[]): Promise<AuditContext> {
  const leadIds = entries.filter(isAboutLead).flatMap(({ row_id }) => row_id ?? []);
  const yayasanIds = entries
    .flatMap(({ before, after }) => [before, after])
    .flatMap((row) => textOf(rowOf(row), 'yayasan_id') ?? []);
  const [leads, yayasan, ...existing] = await Promise.all([
    readByIds(leadIds, (ids) => supabase.from('leads').select('id, name').in('id', ids)),
    readByIds(yayasanIds, (ids) => supabase.from('yayasan').select('id, name:nama').in('id', ids)),
    ...restorableTables.map((table) =>
      readByIds(deletedIds(entries, table), (ids) => supabase.from(table).select('id').in('id', ids)),
    ),
  ]);
  const names = [...leads, ...yayasan].flatMap(({ id, name }) => (id && name ? [[id, name] as const] : []));
  return { names: new Map(names), existingIds: new Set(existing.flat().map(({ id }) => id)) };
}

function deletedIds(entries: AuditEntry[], table: RestorableTable): string[] {
  return entries.filter((entry) => restorableTable(entry) === table).flatMap(({ row_id }) => row_id ?? []);
}

async function readByIds<Row>(
  ids: string[],
  read: (ids: string[]) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { data, error } = await read([...new Set(ids)]);
  if (error) throw error;
  return data ?? [];
}

/**
 * Everybody who ever changed something, by e-mail.
 * @throws PostgrestError
 */
export async function fetchActors() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase.from('audit_actors').select('*').order('actor_email').order('actor_id').range(from, to),
  );
}

interface Restoration {
  entryId: number;
  /** The PDF of a document whose file is gone, and where it belongs. */
  upload?: { path: string; file: File };
}

/**
 * Puts a deleted row back; with a file, stores that first, so that no document is shown without one.
 * @throws StorageError or PostgrestError
 */
export async function restoreEntry({ entryId, upload }: Restoration) {
  if (upload) await storeDocumentFile(upload.path, upload.file);
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('restore_audit_entry', { entry_id: entryId });
  if (!error) return;
  if (upload) await removeDocumentFile(upload.path);
  throw error;
}
