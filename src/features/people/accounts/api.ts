import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchDueIds } from '@/lib/supabase/due-rows';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';
import { accessSettingsTable, accountsTable } from './account-columns';
import type { AccessMode } from './access-mode';

export type Account = Tables<'accounts'>;

/**
 * Every account, newest first; the database shows them to admins only.
 * @throws PostgrestError
 */
async function fetchAccounts(context: CallContext) {
  const supabase = await getSupabase(context);
  const accounts = await fetchAll(
    supabase.from(accountsTable.name).select('*').order('created_at').order('user_id'),
  );
  return accounts.reverse();
}

/** @throws PostgrestError */
async function fetchAccessSettings(context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from(accessSettingsTable.name)
    .select('access_mode, admins_need_second_factor')
    .single()
    .throwOnError();
  return data;
}

/**
 * Calls a function of the database. When perhaps only the answer was lost, looks whether the account is as wanted.
 * @throws PostgrestError, NoAnswerError
 */
async function change(
  user_id: string,
  call: PromiseLike<unknown>,
  isDone: (account: Account) => boolean,
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => call,
    async () => {
      const account = supabase.from(accountsTable.name).select('*').eq('user_id', user_id);
      const { data } = await account.single().retry(false).throwOnError();
      return isDone(data);
    },
  );
}

/** @throws PostgrestError, also when the last admin would stop being one; NoAnswerError */
export async function setAccountRole({ user_id, role }: Account, context: CallContext) {
  const supabase = await getSupabase(context);
  const call = supabase.rpc('set_account_role', { target_user_id: user_id, new_role: role }).throwOnError();
  await change(user_id, call, (account) => account.role === role, context);
}

/** Names an account, or with null takes its name away. @throws PostgrestError, NoAnswerError */
export async function setAccountName(
  { user_id, nama }: Pick<Account, 'user_id' | 'nama'>,
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const sent = { target_user_id: user_id, new_name: nama ?? '' };
  const call = supabase.rpc('set_account_name', sent).throwOnError();
  await change(user_id, call, (account) => account.nama === nama, context);
}

/** @throws PostgrestError, also for the own account; NoAnswerError */
export async function endAccess({ user_id }: Account, context: CallContext) {
  const supabase = await getSupabase(context);
  const call = supabase.rpc('end_account_access', { target_user_id: user_id }).throwOnError();
  await change(user_id, call, (account) => account.ended_at !== null, context);
}

export interface Restoring {
  account: Account;
  /** The role that it had does not come back. */
  without_role: boolean;
}

/** @throws PostgrestError, NoAnswerError */
export async function restoreAccess({ account, without_role }: Restoring, context: CallContext) {
  const supabase = await getSupabase(context);
  const { user_id } = account;
  const sent = { target_user_id: user_id, without_role };
  const call = supabase.rpc('restore_account_access', sent).throwOnError();
  await change(user_id, call, (account) => account.ended_at === null, context);
}

/** @throws PostgrestError, NoAnswerError */
export async function setAccessMode(mode: AccessMode, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc('set_access_mode', { new_mode: mode }).throwOnError(),
    async () => {
      const setting = supabase.from(accessSettingsTable.name).select('access_mode').single();
      const { data } = await setting.retry(false).throwOnError();
      return data.access_mode === mode;
    },
  );
}

/** What the invitation with this token says; null for an unknown one. @throws PostgrestError */
async function fetchInvitation(token: string, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables.rpc('read_invitation', { token }).maybeSingle().throwOnError();
  return data;
}

export type ReceivedInvitation = NonNullable<Awaited<ReturnType<typeof fetchInvitation>>>;

const invitationKey = ['received-invitation'];

export const useReceivedInvitation = (token: string) =>
  useQuery({
    queryKey: [...invitationKey, token],
    queryFn: (context) => fetchInvitation(token, context),
    // A throttle counts each reading.
    refetchOnWindowFocus: false,
  });

/** @throws PostgrestError, in the words of the database where the invitation does not count; NoAnswerError */
export async function acceptInvitation(token: string, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc('accept_invitation', { token }).throwOnError(),
    async () => (await fetchInvitation(token, context))?.state === 'accepted',
  );
}

/** Mails the link of the own invitation once more. @throws PostgrestError, NoAnswerError */
export async function resendOwnInvitation(_: void, context: CallContext) {
  const supabase = await getSupabase(context);
  await askAgain(() => supabase.rpc('resend_own_invitation').throwOnError());
}

/** @throws PostgrestError */
async function fetchOwnMails(userId: string, context: CallContext): Promise<OwnMails> {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from(accountsTable.name)
    .select('role, wants_lead_mails, wants_complaint_mails, wants_incident_mails, wants_certificate_mails')
    .eq('user_id', userId)
    .single()
    .throwOnError();
  return data;
}

/** @throws PostgrestError, NoAnswerError */
export async function chooseMails(
  { wants_lead_mails, wants_complaint_mails, wants_incident_mails, wants_certificate_mails }: OwnMails,
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const choice = {
    leads: wants_lead_mails,
    complaints: wants_complaint_mails,
    incidents: wants_incident_mails,
    certificates: wants_certificate_mails,
  };
  await askAgain(() => supabase.rpc('choose_mails', choice).throwOnError());
}

export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts });

export const useAccounts = (enabled = true) => useQuery({ ...accountsQuery, enabled });

/**
 * The ids of the new accounts that wait for approval, read once when the page opens, so that an approved one stays in
 * the list.
 */
export const useDueAccounts = (enabled: boolean) =>
  useQuery({
    queryKey: ['due-accounts'],
    queryFn: (context) => fetchDueIds('accounts_pending', context),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const accessSettingsQuery = queryOptions({
  queryKey: ['access-settings'],
  queryFn: fetchAccessSettings,
});

/** Who may manage data, and whether admins need a second factor. */
export const useAccessSettings = () => useQuery(accessSettingsQuery);

export type OwnMails = Pick<
  Account,
  'role' | 'wants_lead_mails' | 'wants_complaint_mails' | 'wants_incident_mails' | 'wants_certificate_mails'
>;

export const ownMailsKey = ['own-mails'];

/** Which mails the own account gets; disabled without one. */
export const useOwnMails = (userId: string | undefined) =>
  useQuery({
    queryKey: [...ownMailsKey, userId],
    queryFn: (context) => fetchOwnMails(userId ?? '', context),
    enabled: userId !== undefined,
  });
