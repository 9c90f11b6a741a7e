import { queryOptions, useQuery } from '@tanstack/react-query';
import { NoAnswerError } from '@/lib/errors/failure';
import { backend } from '@/lib/supabase/backend';
import { callFunction } from '@/lib/supabase/call-function';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { removeFile } from '@/lib/supabase/store-file';
import { askAgain } from '@/lib/supabase/write-rows';
import type { Tables } from '@/lib/supabase/database.types';
import { proposalBucket } from './api';
import { type AbuseReason, type Lead, type LeadStatus, proposalPath } from './lead';
import type { LeadFilter } from './lead-filter';
import { templatesTable } from './templates/template-columns';

/** A change of several leads at once. */
export type LeadsChange = { status: LeadStatus } | { assigned_to: string | null };

const chosen = (leads: Lead[]) => leads.map(({ kind, id, handled_at }) => ({ kind, id, handled_at }));

/**
 * Changes several leads in one step, each with an optimistic lock on `handled_at`. Asked again when the answer was lost: the
 * database finds its own work done.
 * @returns the ids of those that somebody else has changed or deleted meanwhile
 * @throws PostgrestError, NoAnswerError
 */
export async function changeLeads(
  leads: Lead[],
  change: LeadsChange,
  context: CallContext,
): Promise<string[]> {
  const supabase = await getSupabase(context);
  const { data } = await askAgain(() =>
    supabase.rpc('change_leads', { chosen: chosen(leads), change }).throwOnError(),
  );
  return data;
}

/**
 * Lets complaints that came with a crowd count in public. Called again it does no more.
 * @throws PostgrestError, NoAnswerError
 */
export async function countComplaints(leads: Lead[], context: CallContext) {
  const supabase = await getSupabase(context);
  const terpilih = leads.map(({ id }) => id);
  await askAgain(() => supabase.rpc('hitung_keluhan', { terpilih }).throwOnError());
}

/**
 * Takes complaints that are abuse out of what counts in public, for a reason that the trail has; null: no longer. Called again it
 * does no more.
 * @throws PostgrestError, NoAnswerError
 */
export async function sortOutComplaints(leads: Lead[], alasan: AbuseReason | null, context: CallContext) {
  const supabase = await getSupabase(context);
  const terpilih = leads.map(({ id }) => id);
  await askAgain(() =>
    supabase.rpc('saring_keluhan', { terpilih, ...(alasan && { alasan }) }).throwOnError(),
  );
}

/**
 * Deletes several leads for good as `changeLeads` changes them, then their proposals; a proposal that stays is removed
 * by the pages of admins.
 * @returns the ids of those that somebody else has changed meanwhile
 * @throws PostgrestError, NoAnswerError
 */
export async function deleteLeads(leads: Lead[], context: CallContext): Promise<string[]> {
  const supabase = await getSupabase(context);
  const { data: left } = await askAgain(() =>
    supabase.rpc('delete_leads', { chosen: chosen(leads) }).throwOnError(),
  );
  const deleted = leads.filter(({ id }) => !left.includes(id));
  const paths = deleted.flatMap(({ document_url }) => (document_url && proposalPath(document_url)) || []);
  await Promise.all(paths.map((path) => removeFile(proposalBucket, path, context)));
  return left;
}

/**
 * Writes into the audit trail that leads are saved to a file, without what was searched for.
 * @throws PostgrestError, NoAnswerError
 */
export async function noteExport(
  amount: number,
  { jenis, status, permintaan, keluhan, dari, sampai }: LeadFilter,
  context: CallContext,
) {
  const filter = { jenis, status, permintaan, dari, sampai, ...(keluhan && { keluhan }) };
  const supabase = await getSupabase(context);
  await supabase.rpc('note_lead_export', { amount, filter }).throwOnError();
}

/**
 * A URL of an application's proposal, valid for minutes. The Edge Function buka-proposal signs it after the opening was
 * noted in the audit trail.
 * @throws Error in the words of the function, or of what to do where it is not deployed; NoAnswerError
 */
export async function openProposal(application_id: string, context: CallContext): Promise<string> {
  const answer = await callFunction(
    'buka-proposal',
    { application_id },
    'Fungsi buka-proposal belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
    context,
  );
  const signedUrl = typeof answer === 'object' && answer && Reflect.get(answer, 'signedURL');
  if (typeof signedUrl !== 'string') throw new NoAnswerError('unreachable');
  return `${backend().supabaseUrl}/storage/v1${signedUrl}`;
}

export type AnswerTemplate = Tables<'answer_templates'>;

/**
 * All templates of answers, in their order.
 * @throws PostgrestError
 */
async function fetchTemplates(context: CallContext): Promise<AnswerTemplate[]> {
  const supabase = await getSupabase(context);
  return fetchAll(
    supabase.from(templatesTable.name).select('*').order('position').order('title').order('id'),
  );
}

export const templatesQuery = queryOptions({ queryKey: ['answer-templates'], queryFn: fetchTemplates });

/** The templates of answers, in their order, which admins read. */
export const useTemplates = (enabled = true) => useQuery({ ...templatesQuery, enabled });
