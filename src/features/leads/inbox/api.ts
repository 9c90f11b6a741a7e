import type { SupabaseClient } from '@supabase/supabase-js';
import { applicationsTable } from '@/features/leads/tracking/lead-columns';
import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import { fetchAll, fetchPage } from '@/lib/supabase/fetch-all';
import { type CallContext, getSupabase, type Supabase } from '@/lib/supabase/client';
import { readBack } from '@/lib/supabase/write-rows';
import { removeFile } from '@/lib/supabase/store-file';
import { startOfDay } from '@/lib/text/format-time';
import {
  applicationColumns,
  closedStatuses,
  complaintColumns,
  type Lead,
  type LeadStatus,
  proposalPath,
} from './lead';
import {
  isByAddress,
  isByClock,
  type LeadFilter,
  leadPatterns,
  openRequests,
  unassigned,
  withoutComplaints,
} from './lead-filter';

export const leadPageSize = 50;

export const proposalBucket = 'collaboration_documents';

const columns = [
  'kind, id, created_at, came_at, name, email, phone, subject, opportunity_id, message, document_url, status, note',
  'kode_lacak, pesan_publik, handled_at, handler_email, assigned_to, assignee_email, jenis_permintaan, due_at',
  ...applicationColumns.map(({ key }) => key),
  ...complaintColumns,
].join();

function selectLeads(supabase: Supabase, filter: LeadFilter) {
  const { cari, jenis, status, ditugaskan, permintaan, keluhan, dari, sampai } = filter;
  let query = supabase.from('leads').select<string, Lead>(columns, { count: 'exact' });
  if (cari) query = query.filter('search_text', 'imatch(all)', leadPatterns(cari));
  if (jenis === withoutComplaints) query = query.neq('kind', 'keluhan');
  else if (jenis) query = query.eq('kind', jenis);
  if (status) query = query.eq('status', status);
  if (ditugaskan === unassigned) query = query.is('assigned_to', null);
  else if (ditugaskan) query = query.eq('assigned_to', ditugaskan);
  if (permintaan) query = query.not('jenis_permintaan', 'is', null);
  if (permintaan === openRequests) query = query.not('status', 'in', `(${closedStatuses.join()})`);
  else if (permintaan) query = query.eq('jenis_permintaan', permintaan);
  if (keluhan) query = query.eq('kind', 'keluhan');
  if (keluhan === 'sekaligus') query = query.is('dihitung', false).is('disaring', null);
  else if (keluhan === 'alamat-sama') query = query.not('alamat_sama', 'is', null).is('disaring', null);
  else if (keluhan === 'disaring') query = query.not('disaring', 'is', null);
  else if (keluhan === 'dibuka-lagi') query = query.gt('dibuka_lagi', 0).is('dijawab_pada', null);
  else if (keluhan === 'belum-selesai') {
    query = query.is('selesai_pada', null).not('dijawab_pada', 'is', null).lt('tenggat_selesai', 'now');
  } else if (keluhan) query = query.is('dijawab_pada', null);
  // 'now' is the database's clock.
  if (keluhan === 'lewat') query = query.lt('due_at', 'now');
  if (dari) query = query.gte('created_at', startOfDay(dari));
  if (sampai) query = query.lt('created_at', startOfDay(sampai, 1));
  return query;
}

/** The same order as that of `compareLeads`. */
function selectInOrder(supabase: Supabase, filter: LeadFilter, ascending: boolean) {
  const leads = selectLeads(supabase, filter);
  const sorted = isByClock(filter)
    ? leads.order('dibuka_lagi', { ascending: false }).order('due_at')
    : (isByAddress(filter) ? leads.order('alamat_sama', { ascending }) : leads).order('came_at', {
        ascending,
      });
  return sorted.order('id', { ascending: isByClock(filter) || ascending });
}

/**
 * One page of the inbox, in the order of the filter, with its number and the number of all leads; no rows beyond the last page.
 * @throws PostgrestError
 */
export async function fetchLeadPage(filter: LeadFilter, page: number, context: CallContext) {
  const supabase = await getSupabase(context);
  const { rows, ...rest } = await fetchPage(page, leadPageSize, selectInOrder(supabase, filter, false));
  return { leads: rows, ...rest };
}

/**
 * All leads that match the filter, in its order.
 * @throws PostgrestError
 */
export async function fetchAllLeads(filter: LeadFilter, context: CallContext): Promise<Lead[]> {
  const supabase = await getSupabase(context);
  const leads = await fetchAll(selectInOrder(supabase, filter, true));
  return isByClock(filter) ? leads : leads.reverse();
}

/**
 * These leads, in no order, whether or not they match a filter.
 * @throws PostgrestError
 */
export async function fetchLeadsById(ids: string[], context: CallContext): Promise<Lead[]> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('leads')
    .select(columns)
    .in('id', ids)
    .overrideTypes<Lead[], { merge: false }>()
    .throwOnError();
  return data;
}

/**
 * How many leads nobody has looked at yet.
 * @throws PostgrestError
 */
export async function fetchUnreadCount(context: CallContext): Promise<number> {
  const supabase = await getSupabase(context);
  const { count } = await supabase
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'Baru')
    .throwOnError();
  return count ?? 0;
}

export interface LeadChange {
  status: LeadStatus;
  note: string | null;
  /** The admin who takes care of the lead; absent unless that changes. */
  assigned_to?: string | null;
  /** The message to the sender; absent for a lead without a code, whose sender would never see it. */
  pesan_publik?: string | null;
}

/** The operator that compares with a value which may be null. */
const sameAs = (value: string | null) => (value === null ? 'is' : 'eq');

/**
 * Updates a lead with an optimistic lock on `handled_at`. One that already holds the change is updated, too: an earlier
 * attempt may have arrived without its answer.
 * @returns its new `handled_at`; undefined when somebody else was first
 * @throws PostgrestError, also when the lead is gone or may not be changed, which row-level security would silently
 * ignore
 */
export async function updateLead({ kind, id, handled_at }: Lead, change: LeadChange, context: CallContext) {
  // Untyped: TypeScript can't tell the columns of a table that is a parameter.
  const supabase: SupabaseClient = await getSupabase(context);
  const update = supabase.from(kind).update(change).eq('id', id);
  try {
    const { data } = await update
      .filter('handled_at', sameAs(handled_at), handled_at)
      .select('handled_at')
      .single<Pick<Lead, 'handled_at'>>()
      .throwOnError();
    return data;
  } catch (error) {
    const isLocked = errorField(error, 'code') === 'PGRST116';
    if (!isLocked && !isOutcomeUnknown(error)) throw error;
    const changed = Object.entries(change);
    const { data: current } = await readBack(error, () =>
      supabase
        .from(kind)
        .select(['handled_at', ...changed.map(([column]) => column)].join())
        .eq('id', id)
        .maybeSingle<LeadChange & Pick<Lead, 'handled_at'>>()
        .retry(false)
        .throwOnError(),
    );
    if (!current) throw error;
    const stored = new Map<string, unknown>(Object.entries(current));
    const isSaved = changed.every(([column, value]) => stored.get(column) === value);
    if (isSaved) return { handled_at: current.handled_at };
    if (isLocked) return undefined;
    throw error;
  }
}

/** What became of a deletion. A proposal is shared when another application has it, left when its removal failed. */
export type LeadDeletion =
  | 'deleted'
  | 'proposal shared'
  | 'proposal left'
  | 'deleted before'
  | 'changed meanwhile';

/**
 * Deletes a lead for good, with an optimistic lock on `handled_at`, then its proposal, which its row protects.
 * @param unknownIds - as of `deleteRow`
 * @throws PostgrestError, also when the lead may not be deleted, which row-level security would silently ignore
 */
export async function deleteLead(
  { kind, id, handled_at, document_url }: Lead,
  unknownIds: Set<string>,
  context: CallContext,
): Promise<LeadDeletion> {
  const supabase = await getSupabase(context);
  let isDeletedBefore = false;
  try {
    await supabase
      .from(kind)
      .delete()
      .eq('id', id)
      .filter('handled_at', sameAs(handled_at), handled_at)
      .select('id')
      .single()
      .throwOnError();
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownIds.add(id);
    else if (errorField(error, 'code') !== 'PGRST116') throw error;
    const { data: current } = await readBack(error, () =>
      supabase.from(kind).select('handled_at').eq('id', id).maybeSingle().retry(false).throwOnError(),
    );
    if (current && current.handled_at !== handled_at) return 'changed meanwhile';
    // Row-level security hides every lead from somebody who is no admin any more.
    const { data: access } = await supabase.rpc('my_access').single().throwOnError();
    if (current || !access.is_admin) throw error;
    isDeletedBefore = !unknownIds.has(id);
  }
  const path = document_url && proposalPath(document_url);
  // Also if the row was gone before: an earlier request, whose response was lost, may have deleted it.
  const isProposalLeft = path && !(await removeFile(proposalBucket, path, context));
  if (isDeletedBefore) return 'deleted before';
  if (!isProposalLeft) return 'deleted';
  const { count } = await supabase
    .from(applicationsTable.name)
    .select('id', { count: 'exact', head: true })
    .like('document_url', `%/${path.replaceAll('_', String.raw`\_`)}`);
  return count ? 'proposal shared' : 'proposal left';
}
