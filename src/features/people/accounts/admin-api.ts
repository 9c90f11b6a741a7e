import { queryOptions, useQuery } from '@tanstack/react-query';
import { callFunction } from '@/lib/supabase/call-function';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';
import { invitationsTable } from './account-columns';
import type { Account } from './api';
import type { GivenRole } from './roles';

export type Invitation = Tables<'invitations'>;

/**
 * The invitations that nobody has accepted and nobody has withdrawn, newest first.
 * @throws PostgrestError
 */
async function fetchInvitations(context: CallContext) {
  const supabase = await getSupabase(context);
  return fetchAll(
    supabase
      .from(invitationsTable.name)
      .select('*')
      .is('accepted_at', null)
      .is('withdrawn_at', null)
      .order('created_at', { ascending: false })
      .order('id'),
  );
}

export const invitationsQuery = queryOptions({ queryKey: ['invitations'], queryFn: fetchInvitations });

export const useInvitations = () => useQuery(invitationsQuery);

export interface NewInvitation {
  /** The id of the invitation: the same at every attempt, so that one whose answer was lost sends no second mail. */
  id: string;
  email: string;
  nama: string | null;
  role: GivenRole;
}

/** @throws PostgrestError, NoAnswerError */
export async function invite({ id, email, nama, role }: NewInvitation, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc('invite', { invitation_id: id, email, role, nama: nama ?? '' }).throwOnError(),
    async () => {
      const invitation = supabase.from(invitationsTable.name).select('id').eq('id', id).maybeSingle();
      const { data } = await invitation.retry(false).throwOnError();
      return data !== null;
    },
  );
}

/** @throws PostgrestError, also when somebody has accepted it; NoAnswerError */
export async function withdrawInvitation({ id }: Invitation, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc('withdraw_invitation', { invitation_id: id }).throwOnError(),
    async () => {
      const invitation = supabase.from(invitationsTable.name).select('withdrawn_at').eq('id', id).single();
      const { data } = await invitation.retry(false).throwOnError();
      return data.withdrawn_at !== null;
    },
  );
}

/**
 * Deletes an account by the Edge Function hapus-akun (supabase/functions).
 * @throws Error in the words of the function, or of what to do where it is not deployed; NoAnswerError
 */
export async function deleteAccount({ user_id }: Account, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () =>
      callFunction(
        'hapus-akun',
        { user_id },
        'Fungsi hapus-akun belum dipasang di proyek Supabase. Pasang dulu menurut supabase/README.md, atau akhiri aksesnya di sini lalu hapus akunnya di dasbor Supabase: Authentication, Users.',
        context,
      ),
    async () => {
      const account = supabase.from('accounts').select('user_id').eq('user_id', user_id).maybeSingle();
      const { data } = await account.retry(false).throwOnError();
      return data === null;
    },
  );
}

/** How many devices for the second step of the sign-in each account has, by its id. @throws PostgrestError */
async function fetchDeviceCounts(context: CallContext): Promise<ReadonlyMap<string, number>> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('account_devices').throwOnError();
  return new Map(data.map(({ user_id, devices }) => [user_id, devices]));
}

export const deviceCountsQuery = queryOptions({ queryKey: ['account-devices'], queryFn: fetchDeviceCounts });

export const useDeviceCounts = () => useQuery(deviceCountsQuery);

/** Whether all admins need a second factor. @throws PostgrestError, NoAnswerError */
export async function requireSecondFactor(required: boolean, context: CallContext) {
  const supabase = await getSupabase(context);
  await askAgain(() => supabase.rpc('require_second_factor', { required }).throwOnError());
}

/**
 * Takes the devices off an account whose owner has lost them, by the Edge Function lepas-perangkat (supabase/functions).
 * @throws Error in the words of the function, or of what to do where it is not deployed; NoAnswerError
 */
export async function removeDevices({ user_id }: Account, context: CallContext) {
  await callOrFindDone(
    () =>
      callFunction(
        'lepas-perangkat',
        { user_id },
        'Fungsi lepas-perangkat belum dipasang di proyek Supabase. Pasang dulu menurut supabase/README.md.',
        context,
      ),
    async () => !(await fetchDeviceCounts(context)).has(user_id),
  );
}
