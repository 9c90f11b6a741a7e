import { removeDocumentFile, storeDocumentFile } from '@/features/shared/program-documents/admin-api';
import { isOutcomeUnknown } from '@/lib/errors/failure';
import { fetchAll, fetchPage } from '@/lib/supabase/fetch-all';
import { type CallContext, getSupabase, type Supabase } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { readBack } from '@/lib/supabase/write-rows';
import { startOfDay } from '@/lib/text/format-time';
import { type AuditEntry, batchKey, rowKey } from './audit-entry';
import { type AuditFilter, systemActor } from './audit-filter';
import { anyTable, fetchOwnerNames, fetchReferences } from './references';
import { kindOf } from './vocabulary';

export const auditPageSize = 50;

/** The most entries that a search for words gives, the newest first; filters and pages are applied to these. */
export const maxFound = 500;

/** The ids of the entries that a search for words finds; undefined without a search. */
async function findEntries(supabase: Supabase, { cari, dapur }: AuditFilter) {
  if (!cari && !dapur) return undefined;
  const { data } = await supabase
    .rpc('find_audit_entries', { kata: cari || undefined, dapur: dapur || undefined })
    .throwOnError();
  return data.map(({ id }) => id);
}

/**
 * One page of the trail, newest first, with the number of all entries and of those that words have found; no entries beyond
 * the last page.
 * @throws PostgrestError
 */
export async function fetchAuditPage(filter: AuditFilter, page: number, context: CallContext) {
  const { dari, sampai, data, tindakan, orang } = filter;
  const supabase = await getSupabase(context);
  const found = await findEntries(supabase, filter);
  let query = supabase.from('audit_log').select('*', { count: 'exact' });
  if (found) query = query.in('id', found);
  if (dari) query = query.gte('created_at', startOfDay(dari));
  if (sampai) query = query.lt('created_at', startOfDay(sampai, 1));
  const kind = kindOf(data);
  if (kind) query = query.in('table_name', kind.tables);
  if (tindakan) query = query.eq('action', tindakan);
  if (orang === systemActor) query = query.is('actor_id', null);
  else if (orang) query = query.eq('actor_id', orang);
  const { rows: entries, total } = await fetchPage(
    page,
    auditPageSize,
    query.order('id', { ascending: false }),
  );
  const [references, batchSizes] = await Promise.all([
    fetchReferences(supabase, entries),
    entries.length < total ? fetchBatchSizes(supabase, entries) : new Map<string, number>(),
  ]);
  return { entries, page, total, found: found?.length ?? 0, context: { ...references, batchSizes } };
}

/** The sizes of the batches at a page's beginning and end, which may continue on the neighbouring pages. */
async function fetchBatchSizes(supabase: Supabase, entries: AuditEntry[]) {
  const outer = [entries.at(0), entries.at(-1)].flatMap((entry) =>
    entry && entry.action !== 'DELETE' ? entry : [],
  );
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

/**
 * The e-mail address of everybody who ever changed something.
 * @throws PostgrestError
 */
export async function fetchActors(context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchAll(supabase.from('audit_actors').select('*').order('actor_email').order('actor_id'));
}

/**
 * A row as it is, with the id of the latest entry about it; no row when it is gone.
 * @throws PostgrestError
 */
export async function fetchRowState(table: string, id: string, context: CallContext) {
  const supabase = await getSupabase(context);
  // The entry is read before the row: so a change in between is noticed when the row is restored.
  const latest = await supabase
    .from('audit_log')
    .select('id')
    .match({ table_name: table, row_id: id })
    .order('id', { ascending: false })
    .limit(1)
    .throwOnError();
  const { data: row } = await anyTable(supabase, table).select('*').eq('id', id).maybeSingle().throwOnError();
  return { row, lastEntry: latest.data[0]?.id };
}

/** Everything that one account did in a span of time. */
export interface AccountSpan {
  account_id: string;
  /** The first and the last moment. */
  since: string;
  until: string;
}

/** What undoing an account's changes would do to one row. */
export type AccountChange = Database['public']['Functions']['account_changes']['Returns'][number];

/**
 * What undoing an account's changes would do, and, for rows that others have changed since, the names of what they
 * belong to.
 * @throws PostgrestError
 */
export async function fetchAccountChanges(span: AccountSpan, context: CallContext) {
  const supabase = await getSupabase(context);
  const changes: AccountChange[] = await fetchAll(supabase.rpc('account_changes', span));
  const compared = changes.filter(({ changed_since }) => changed_since);
  const names = await fetchOwnerNames(
    supabase,
    compared.map(({ earlier, present }) => ({ before: earlier, after: present })),
  );
  return { changes, names };
}

/**
 * Undoes what an account did to these rows: all or nothing.
 * @returns what stands in the way, each with the database's error
 * @throws PostgrestError, also when one of the rows was changed after it was read
 */
export async function undoAccountChanges(span: AccountSpan, changes: AccountChange[], context: CallContext) {
  const supabase = await getSupabase(context);
  const chosen = Object.fromEntries(changes.map((change) => [rowKey(change), change.last_entry]));
  try {
    const { data } = await supabase.rpc('undo_account_changes', { ...span, chosen }).throwOnError();
    return data;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const left = await readBack(error, () => fetchAccountChanges(span, context));
    if (left.changes.some((change) => rowKey(change) in chosen)) throw error;
    return [];
  }
}

export interface Restoration {
  entryId: number;
  /** The latest entry about a changed row that was looked at. */
  lastEntry?: number;
  /** The deleted row that comes back. */
  row?: { table: string; id: string };
  /** The PDF of a document whose file is gone, and its path. */
  upload?: { path: string; file: File };
}

/**
 * Restores a deleted row, or what a change has overwritten; uploads the file first, if any, so that no document is shown
 * without one.
 * @param unknownIds - collects the entries for which an attempt got no answer: if the next attempt finds their row, the
 * earlier one has restored it
 * @throws StorageError, PostgrestError or NoAnswerError
 */
export async function restoreEntry(
  { entryId, lastEntry, row, upload }: Restoration,
  unknownIds: Set<number>,
  context: CallContext,
) {
  if (upload) await storeDocumentFile(upload.path, upload.file, context);
  const supabase = await getSupabase(context);
  try {
    await supabase.rpc('restore_audit_entry', { entry_id: entryId, last_entry: lastEntry }).throwOnError();
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownIds.add(entryId);
    if (row && unknownIds.has(entryId)) {
      const { data } = await anyTable(supabase, row.table)
        .select('id')
        .eq('id', row.id)
        .maybeSingle()
        .retry(false);
      if (data) return;
    }
    // Not after an unknown outcome: the row may be restored later.
    if (upload && !isOutcomeUnknown(error)) await removeDocumentFile(upload.path, context);
    throw error;
  }
}
