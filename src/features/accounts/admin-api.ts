import { isOutcomeUnknown } from '@/lib/errors/failure';
import { getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { readBack } from '@/lib/supabase/write-rows';
import type { Account } from './api';
import { accountMessages } from './messages';
import type { GivenRole } from './roles';

export type Invitation = Tables<'invitations'>;

/**
 * The invitations that nobody has accepted and nobody has withdrawn, newest first.
 * @throws PostgrestError
 */
export async function fetchInvitations() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase
      .from('invitations')
      .select('*')
      .is('accepted_at', null)
      .is('withdrawn_at', null)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
}

export interface NewInvitation {
  /** The same at every attempt, so that one whose answer was lost sends no second mail. */
  id: string;
  email: string;
  nama: string | null;
  role: GivenRole;
}

/** @throws PostgrestError, NoAnswerError */
export async function invite({ id, email, nama, role }: NewInvitation) {
  const supabase = await getSupabase();
  try {
    await supabase.rpc('invite', { invitation_id: id, email, role, nama: nama ?? '' }).throwOnError();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const { data } = await readBack(error, () =>
      supabase.from('invitations').select('id').eq('id', id).maybeSingle().retry(false).throwOnError(),
    );
    if (!data) throw error;
  }
}

/** @throws PostgrestError, also when somebody has accepted it; NoAnswerError */
export async function withdraw({ id }: Invitation) {
  const supabase = await getSupabase();
  try {
    await supabase.rpc('withdraw_invitation', { invitation_id: id }).throwOnError();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const { data } = await readBack(error, () =>
      supabase.from('invitations').select('withdrawn_at').eq('id', id).single().retry(false).throwOnError(),
    );
    if (!data.withdrawn_at) throw error;
  }
}

/** What the client's error stands for: the answer of the function, or why there was none. */
async function reasonOf(error: { context?: unknown }): Promise<unknown> {
  const { context } = error;
  if (!(context instanceof Response)) return context ?? error;
  if (context.status === 404) return new Error(accountMessages.functionMissing);
  const said: { message?: string; code?: string } = await context.json();
  return Object.assign(new Error(said.message), said);
}

/**
 * Deletes an account by the Edge Function hapus-akun (supabase/functions).
 * @throws Error in the words of the function, or of what to do where it is not deployed; NoAnswerError
 */
export async function deleteAccount({ user_id }: Account) {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('hapus-akun', { body: { user_id } });
  if (!error) return;
  const reason = await reasonOf(error);
  if (!isOutcomeUnknown(reason)) throw reason;
  // Perhaps only the answer was lost.
  const { data } = await readBack(reason, () =>
    supabase
      .from('accounts')
      .select('user_id')
      .eq('user_id', user_id)
      .maybeSingle()
      .retry(false)
      .throwOnError(),
  );
  if (data) throw reason;
}
