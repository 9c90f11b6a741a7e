import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getSupabase } from '@/lib/supabase/client';
import type { AccessMode } from './access-mode';

export type Account = Tables<'accounts'>;

/**
 * Every account, newest first; the database shows them to admins only.
 * @throws PostgrestError
 */
export async function fetchAccounts() {
  const supabase = await getSupabase();
  const accounts = await fetchAll((from, to) =>
    supabase.from('accounts').select('*').order('created_at').order('user_id').range(from, to).throwOnError(),
  );
  return accounts.reverse();
}

/** @throws PostgrestError */
export async function fetchAccessMode(): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('access_settings').select('access_mode').single().throwOnError();
  return data.access_mode;
}

/** @throws PostgrestError, also when the last admin would stop being one */
export async function setAccountRole({ user_id, role }: Account) {
  const supabase = await getSupabase();
  await supabase.rpc('set_account_role', { target_user_id: user_id, new_role: role }).throwOnError();
}

/** @throws PostgrestError */
export async function setAccessMode(mode: AccessMode) {
  const supabase = await getSupabase();
  await supabase.rpc('set_access_mode', { new_mode: mode }).throwOnError();
}
