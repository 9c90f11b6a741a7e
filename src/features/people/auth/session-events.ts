// What follows the auth service's events, apart from session.ts: only who has a session, or comes to get one, loads it.
import type { Session, User } from '@supabase/supabase-js';
import { forgetDraftsOfOthers, hasDrafts } from '@/lib/forms/draft';
import type { Store } from '@/lib/store';
import { type SupabaseRef, supabaseOf } from '@/lib/supabase/client';
import type { Toasts } from '@/lib/toasts/toast';
import { sessionMessages } from './session.messages';

export interface SessionState {
  user: User | null;
  /** Whether a stored session or the link of an e-mail is being checked; `user` is not known yet. */
  isRestoring: boolean;
  /** Whether the user is signed in by the link for a forgotten password, in this tab. */
  isRecovering: boolean;
  /** Whether the user has a device for the second step of the sign-in, and has not entered its code yet. */
  lacksCode: boolean;
  /** Whether the session ended while a dialog was open, such as by a logout in another tab, and closed it. */
  hasEndedInDialog?: boolean;
}

/** What this tab knows of where its session comes from. */
export interface Origin {
  isFromMail: boolean;
  isLeaving: boolean;
  /** The user whose session is being restored: their event SIGNED_IN shows no toast. */
  knownUserId?: string;
}

const openDialog = '[data-state=open]:is([role=dialog], [role=alertdialog])';

/** Whether an access token was issued after a code (`aal2`); the service writes its claims in Base64 for URLs. */
function isVerified(accessToken: string): boolean {
  const [, claims = ''] = accessToken.split('.');
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal === 'aal2';
}

const lacksCode = ({ user, access_token }: Session) =>
  (user.factors ?? []).some(({ status }) => status === 'verified') && !isVerified(access_token);

/** Keeps the state up to date by the auth events of this tab and of others. */
export async function followSession(
  supabaseRef: SupabaseRef,
  state: Store<SessionState>,
  origin: Origin,
  { toast }: Toasts,
) {
  const supabase = await supabaseOf(supabaseRef);
  supabase.auth.onAuthStateChange((event, next) => {
    // Only in the tab that opened the link, though all tabs get the event. It stays true until the password is
    // changed, as the client repeats SIGNED_IN.
    const current = state.get();
    const isRecovering =
      event === 'PASSWORD_RECOVERY'
        ? origin.isFromMail
        : current.isRecovering && event !== 'USER_UPDATED' && next?.user.id === current.user?.id;
    const { knownUserId, isLeaving } = origin;
    const hasEnded = event === 'SIGNED_OUT' && knownUserId !== undefined && !isLeaving;
    const hasEndedInDialog = hasEnded && document.querySelector(openDialog) !== null;
    const isHalf = next !== null && lacksCode(next);
    state.set(
      next
        ? { user: next.user, isRestoring: false, isRecovering, lacksCode: isHalf }
        : { ...state.initial, hasEndedInDialog },
    );
    const userId = next?.user.id;
    if (userId) forgetDraftsOfOthers(userId);
    // The client repeats SIGNED_IN for a restored session and whenever the tab becomes visible: only a new user gets
    // a toast, where a code is wanted, once it is entered.
    const isNew = event === 'SIGNED_IN' && userId !== knownUserId;
    if (next && !isHalf && (isNew || current.lacksCode)) {
      toast(sessionMessages.signedIn(next.user.email ?? ''));
    }
    if (event === 'SIGNED_OUT' && knownUserId) {
      const { signedOut: left, endedWithDrafts, ended } = sessionMessages;
      toast(isLeaving ? left : hasDrafts() ? endedWithDrafts : ended);
    }
    // A user who comes by a mail's link stays unknown here, so that the SIGNED_IN that follows shows its toast.
    if (event !== 'INITIAL_SESSION' || !origin.isFromMail) origin.knownUserId = userId;
  });
}
