import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@/lib/errors/failure';
import { getSupabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchDueIds } from '@/lib/supabase/due-rows';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { readBack } from '@/lib/supabase/write-rows';
import type { AccessMode } from './access-mode';

export type Account = Tables<'accounts'>;

/**
 * Every account, newest first; the database shows them to admins only.
 * @throws PostgrestError
 */
async function fetchAccounts() {
  const supabase = await getSupabase();
  const accounts = await fetchAll((from, to) =>
    supabase.from('accounts').select('*').order('created_at').order('user_id').range(from, to).throwOnError(),
  );
  return accounts.reverse();
}

/** @throws PostgrestError */
async function fetchAccessMode(): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('access_settings').select('access_mode').single().throwOnError();
  return data.access_mode;
}

/** @throws PostgrestError, also when the last admin would stop being one; NoAnswerError */
export async function setAccountRole({ user_id, role }: Account) {
  const supabase = await getSupabase();
  try {
    await supabase.rpc('set_account_role', { target_user_id: user_id, new_role: role }).throwOnError();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    // Perhaps only the answer was lost.
    const { data } = await readBack(error, () =>
      supabase.from('accounts').select('role').eq('user_id', user_id).single().retry(false).throwOnError(),
    );
    if (data.role !== role) throw error;
  }
}

/** @throws PostgrestError, NoAnswerError */
export async function setAccessMode(mode: AccessMode) {
  const supabase = await getSupabase();
  try {
    await supabase.rpc('set_access_mode', { new_mode: mode }).throwOnError();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const { data } = await readBack(error, () =>
      supabase.from('access_settings').select('access_mode').single().retry(false).throwOnError(),
    );
    if (data.access_mode !== mode) throw error;
  }
}

export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: fetchAccounts });

export const useAccounts = () => useQuery(accountsQuery);

/** The ids of the new accounts that wait for approval, as of when the page was opened: approving one leaves it in place. */
export const useDueAccounts = (enabled: boolean) =>
  useQuery({
    queryKey: ['due-accounts'],
    queryFn: () => fetchDueIds('accounts_pending'),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const accessModeQuery = queryOptions({ queryKey: ['access-mode'], queryFn: fetchAccessMode });

/** Who may manage data: everyone signed in, or only approved accounts. */
export const useAccessMode = () => useQuery(accessModeQuery);
