import type { User, UserAttributes } from '@supabase/supabase-js';
import { errorField } from '@/lib/errors/failure';
import { errorMessages } from '@/lib/errors/error.messages';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { secondFactorError } from '@/features/people/second-factor/second-factor-error';
import { sessionStorageKey } from '@/lib/supabase/stored-session';

export interface Credentials {
  email: string;
  password: string;
}

/** @throws AuthError */
export async function signIn(credentials: Credentials, context: CallContext) {
  const supabase = await getSupabase(context);
  const { error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
}

export interface SignUp {
  /** Whether the address must be confirmed by the link in the e-mail. */
  needsConfirmation: boolean;
}

/** @throws AuthError; Error for a taken address */
export async function signUp(credentials: Credentials, context: CallContext): Promise<SignUp> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: location.origin },
  });
  if (error) throw error;
  // Where addresses are confirmed, a sign-up with a taken one is answered as a new one, without identities, and sends
  // no mail.
  if (data.user?.identities?.length === 0) throw new Error(errorMessages.emailTaken);
  return { needsConfirmation: !data.user?.email_confirmed_at };
}

/** @throws AuthError */
export async function signOut(context: CallContext) {
  const supabase = await getSupabase(context);
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

/**
 * Ends the session on this device alone, for when the auth service can't be reached: its refresh token stays valid
 * until it expires. Once the stored session is gone, the client asks no server.
 */
export async function signOutHere(context: CallContext) {
  localStorage.removeItem(sessionStorageKey);
  await signOut(context);
}

/**
 * Ends the sessions of all other devices; their access tokens stay valid until they expire.
 * @throws AuthError
 */
export async function signOutOtherDevices(context: CallContext) {
  const supabase = await getSupabase(context);
  // If another device has ended this session, signOut would report success without ending any.
  const { error: ended } = await supabase.auth.getUser();
  if (ended) throw ended;
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/**
 * E-mails a link for a new password, if there is such an account.
 * @throws AuthError
 */
export async function sendPasswordLink(email: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: location.origin });
  if (error) throw error;
}

/** What the links in mails are for. */
export type MailKind = 'signup' | 'recovery' | 'email_change';

/**
 * Signs in with the token of a mail, which is used up by this. A change of the e-mail address takes two mails; the
 * first one signs nobody in.
 * @returns whether that was all
 * @throws AuthError
 */
export async function verifyMail(type: MailKind, token_hash: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.auth.verifyOtp({ type, token_hash });
  if (error) throw error;
  return data.session !== null;
}

/** @throws AuthError */
export async function resendConfirmation(email: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const options = { emailRedirectTo: location.origin };
  const { error } = await supabase.auth.resend({ type: 'signup', email, options });
  if (error) throw error;
}

/**
 * Changes the signed-in user; returns the changed user. A session that was ended on another device ends here, too; one that
 * does not know of a device that was set up elsewhere learns of it.
 * @throws AuthError
 */
export async function updateUser(change: UserAttributes, context: CallContext): Promise<User> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.auth.updateUser(change, { emailRedirectTo: location.origin });
  if (error?.name === 'AuthSessionMissingError') await signOut(context);
  if (error?.code === 'insufficient_aal') await supabase.auth.refreshSession();
  if (error) throw secondFactorError(error);
  return data.user;
}

/**
 * Emits the event of a changed user, for a change whose answer was lost.
 * @throws AuthError
 */
export async function announceUserChange(context: CallContext): Promise<undefined> {
  await updateUser({ data: {} }, context);
}

export interface PasswordChange {
  password: string;
  current_password?: string;
  /** The code from the e-mail. */
  nonce?: string;
}

/** What a server may require before it changes a password; its configuration decides. */
export type PasswordProof = 'current_password' | 'nonce';

/**
 * Changes the password of the signed-in user. Where a code is required, it is e-mailed.
 * @returns what the server also requires; undefined when the password is changed
 * @throws AuthError
 */
export async function changePassword(
  change: PasswordChange,
  context: CallContext,
): Promise<PasswordProof | undefined> {
  try {
    await updateUser(change, context);
    return undefined;
  } catch (error) {
    const code = errorField(error, 'code');
    if (code === 'current_password_required') return 'current_password';
    if (code !== 'reauthentication_needed') throw error;
  }
  const supabase = await getSupabase(context);
  const { error } = await supabase.auth.reauthenticate();
  if (error) throw error;
  return 'nonce';
}

/** Whether this browser still has a session: another tab may have ended it. */
export async function hasSession(context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}
