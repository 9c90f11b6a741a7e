import { getSupabase } from '@/lib/supabase';

export interface Credentials {
  email: string;
  password: string;
}

/** @throws AuthError */
export async function signIn(credentials: Credentials) {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
}

/**
 * @returns whether the address still has to be confirmed through the link in the mail
 * @throws AuthError
 */
export async function signUp(credentials: Credentials): Promise<{ needsConfirmation: boolean }> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: location.origin },
  });
  if (error) throw error;
  return { needsConfirmation: !data.user?.email_confirmed_at };
}

/** @throws AuthError */
export async function signOut() {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

/** What the signed-in user may do; the database decides the same again on every call. */
export async function fetchAccess() {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('my_access').single();
  if (error) throw error;
  return data;
}
