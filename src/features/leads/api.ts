import { fetchAll } from '@/lib/fetch-all';
import { getSupabase, type Supabase } from '@/lib/supabase';
import type { Lead, LeadStatus } from './lead';
import { type LeadFilter, searchPatterns, startOfDay } from './lead-filter';

export const leadPageSize = 50;

const proposalBucket = 'collaboration_documents';
/** Long enough to read a message and open its proposal, short enough that a copied link soon leads nowhere. */
const signedUrlSeconds = 30 * 60;

const columns =
  'kind, id, created_at, name, email, phone, subject, company_name, opportunity_id, message, document_url, status, note, handled_at, handler_email';

function selectLeads(supabase: Supabase, { cari, jenis, status, dari, sampai }: LeadFilter) {
  let query = supabase.from('leads').select(columns, { count: 'exact' });
  if (cari) query = query.filter('search_text', 'imatch(all)', searchPatterns(cari));
  if (jenis) query = query.eq('kind', jenis);
  if (status) query = query.eq('status', status);
  if (dari) query = query.gte('created_at', startOfDay(dari));
  if (sampai) query = query.lt('created_at', startOfDay(sampai, 1));
  return query;
}

/**
 * One page of the inbox, newest first, with its number and how many leads there are in all. Beyond the last: no rows.
 * @throws PostgrestError
 */
export async function fetchLeadPage(filter: LeadFilter, page: number) {
  const supabase = await getSupabase();
  const first = (page - 1) * leadPageSize;
  const { data, count, error } = await selectLeads(supabase, filter)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(first, first + leadPageSize - 1)
    .overrideTypes<Lead[], { merge: false }>();
  // The answer to a range that begins after the last row.
  if (error?.code === 'PGRST103') return { leads: [], page, total: 0 };
  if (error) throw error;
  return { leads: data, page, total: count ?? data.length };
}

/**
 * Every lead that the filter lets through, newest first.
 * @throws PostgrestError
 */
export async function fetchAllLeads(filter: LeadFilter): Promise<Lead[]> {
  const supabase = await getSupabase();
  const leads = await fetchAll((from, to) =>
    selectLeads(supabase, filter)
      .order('created_at')
      .order('id')
      .range(from, to)
      .overrideTypes<Lead[], { merge: false }>(),
  );
  return leads.reverse();
}

/**
 * How many leads nobody has looked at yet.
 * @throws PostgrestError
 */
export async function fetchUnreadCount(): Promise<number> {
  const supabase = await getSupabase();
  const { count, error } = await supabase
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'Baru');
  if (error) throw error;
  return count ?? 0;
}

export interface LeadChange {
  status: LeadStatus;
  note: string | null;
}

/**
 * Changes a lead, unless somebody else has changed it since it was read: their words stay.
 * @returns its new `handled_at`; undefined where somebody has been quicker
 * @throws PostgrestError, also when the lead is gone or may not be changed: row-level security would do nothing, silently
 */
export async function updateLead({ kind, id, handled_at }: Lead, change: LeadChange) {
  const supabase = await getSupabase();
  const update = supabase.from(kind).update(change).eq('id', id);
  const { data, error } = await (
    handled_at ? update.eq('handled_at', handled_at) : update.is('handled_at', null)
  )
    .select('handled_at')
    .single();
  if (error?.code === 'PGRST116') {
    const { data: current } = await supabase.from(kind).select('id').eq('id', id).maybeSingle();
    if (current) return undefined;
  }
  if (error) throw error;
  return data;
}

/**
 * A link that opens a proposal of the private bucket for a while.
 * @throws StorageError
 */
export async function fetchProposalUrl(path: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage.from(proposalBucket).createSignedUrl(path, signedUrlSeconds);
  if (error) throw error;
  return data.signedUrl;
}
