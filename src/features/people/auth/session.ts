import type { User } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';
import { forgetDraftsOfOthers, hasDrafts } from '@/lib/forms/draft';
import { retryWhenOnline } from '@/lib/chunks';
import { createStore, type Store, useStore } from '@/lib/store';
import { storedUserId } from '@/lib/supabase/stored-session';
import type { SupabaseRef } from '@/lib/supabase/client';
import type { Toasts } from '@/lib/toasts/toast';
import { sessionMessages } from './session.messages';

interface SessionState {
  user: User | null;
  /** Whether a stored session or the link of an e-mail is being checked; `user` is not known yet. */
  isRestoring: boolean;
  /** Whether the user is signed in by the link for a forgotten password, in this tab. */
  isRecovering: boolean;
  /** Whether the session ended while a dialog was open, such as by a logout in another tab, and closed it. */
  hasEndedInDialog?: boolean;
}

export interface Session {
  state: Store<SessionState>;
  /**
   * On page load: follows the auth events if there may be a session. Visitors without a stored session or a link from
   * an e-mail never load the Supabase client.
   */
  start: () => void;
  /**
   * Follows the auth events; call before the first sign-in. Loads the Supabase client.
   * @throws when offline, or when the client's chunk is gone: the page stays signed out
   */
  listen: () => Promise<void>;
  /** Signs in by the link of an e-mail, in this tab. */
  enter: <Result>(verify: () => Promise<Result>) => Promise<Result>;
  /** Signs out on the user's request: a session that ends in another tab or on the server gets another toast. */
  leave: (signOut: () => Promise<void>) => Promise<void>;
}

const openDialog = '[data-state=open]:is([role=dialog], [role=alertdialog])';

const signedOut: SessionState = { user: null, isRestoring: false, isRecovering: false };

/** The session of one app instance. */
export function createSession(supabaseRef: SupabaseRef, { toast }: Toasts): Session {
  const state = createStore(signedOut);
  let isListening = false;
  let isFromMail = false;
  let isLeaving = false;
  // The user whose session is being restored: their event SIGNED_IN shows no toast.
  let knownUserId: string | undefined;

  async function follow() {
    const { supabaseOf } = await import('@/lib/supabase/client');
    const supabase = await supabaseOf(supabaseRef);
    supabase.auth.onAuthStateChange((event, next) => {
      // Only in the tab that opened the link, though all tabs get the event. It stays true until the password is
      // changed, as the client repeats SIGNED_IN.
      const current = state.get();
      const isRecovering =
        event === 'PASSWORD_RECOVERY'
          ? isFromMail
          : current.isRecovering && event !== 'USER_UPDATED' && next?.user.id === current.user?.id;
      const hasEnded = event === 'SIGNED_OUT' && knownUserId !== undefined && !isLeaving;
      const hasEndedInDialog = hasEnded && document.querySelector(openDialog) !== null;
      state.set(
        next ? { user: next.user, isRestoring: false, isRecovering } : { ...signedOut, hasEndedInDialog },
      );
      const userId = next?.user.id;
      if (userId) forgetDraftsOfOthers(userId);
      // The client repeats SIGNED_IN for a restored session and whenever the tab becomes visible: only a new user gets
      // a toast.
      if (event === 'SIGNED_IN' && userId !== knownUserId) {
        toast(sessionMessages.signedIn(next?.user.email ?? ''));
      }
      if (event === 'SIGNED_OUT' && knownUserId) {
        const { signedOut: left, endedWithDrafts, ended } = sessionMessages;
        toast(isLeaving ? left : hasDrafts() ? endedWithDrafts : ended);
      }
      // A user who comes by a mail's link stays unknown here, so that the SIGNED_IN that follows shows its toast.
      if (event !== 'INITIAL_SESSION' || !isFromMail) knownUserId = userId;
    });
  }

  async function listen() {
    if (isListening) return;
    isListening = true;
    try {
      await follow();
    } catch (error) {
      isListening = false;
      state.set(signedOut);
      throw error;
    }
  }

  /** The auth service redirects an expired link to the site as well, with the error in the URL. */
  function reportExpiredLink() {
    history.replaceState(history.state, '', location.pathname);
    toast(sessionMessages.linkExpired);
  }

  return {
    state,
    listen,
    start() {
      const params = location.hash + location.search;
      if (/[#&?]error_code=/.test(params)) reportExpiredLink();
      isFromMail = /[#&]access_token=|[?&]code=/.test(params);
      knownUserId = storedUserId();
      if (!knownUserId && !isFromMail) return;
      state.set({ ...signedOut, isRestoring: true });
      void retryWhenOnline(listen);
    },
    async enter(verify) {
      await listen();
      isFromMail = true;
      return verify();
    },
    async leave(signOut) {
      isLeaving = true;
      try {
        await signOut();
      } finally {
        isLeaving = false;
      }
    },
  };
}

export const SessionContext = createContext<Session | null>(null);

/** The app's session, to follow or end it. @throws Error outside of the app's providers */
export function useSessionControl(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the app’s providers.');
  return session;
}

/** Who is signed in; nobody while prerendering. */
export const useSession = () => useStore(useSessionControl().state);
