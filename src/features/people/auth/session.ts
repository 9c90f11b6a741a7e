import { createContext, useContext } from 'react';
import { retryWhenOnline } from '@/lib/chunks';
import { createStore, type Store, useStore } from '@/lib/store';
import { storedUserId } from '@/lib/supabase/stored-session';
import type { SupabaseRef } from '@/lib/supabase/client';
import type { Toasts } from '@/lib/toasts/toast';
import type { Origin, SessionState } from './session-events';
import { sessionMessages } from './session.messages';

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

const signedOut: SessionState = { user: null, isRestoring: false, isRecovering: false, lacksCode: false };

/** The session of one app instance. */
export function createSession(supabaseRef: SupabaseRef, toasts: Toasts): Session {
  const state = createStore(signedOut);
  const origin: Origin = { isFromMail: false, isLeaving: false };
  let isListening = false;

  async function listen() {
    if (isListening) return;
    isListening = true;
    try {
      const { followSession } = await import('./session-events');
      await followSession(supabaseRef, state, origin, toasts);
    } catch (error) {
      isListening = false;
      state.set(signedOut);
      throw error;
    }
  }

  /** The auth service redirects an expired link to the site as well, with the error in the URL. */
  function reportExpiredLink() {
    history.replaceState(history.state, '', location.pathname);
    toasts.toast(sessionMessages.linkExpired);
  }

  return {
    state,
    listen,
    start() {
      const params = location.hash + location.search;
      if (/[#&?]error_code=/.test(params)) reportExpiredLink();
      origin.isFromMail = /[#&]access_token=|[?&]code=/.test(params);
      origin.knownUserId = storedUserId();
      if (!origin.knownUserId && !origin.isFromMail) return;
      state.set({ ...signedOut, isRestoring: true });
      void retryWhenOnline(listen);
    },
    async enter(verify) {
      await listen();
      origin.isFromMail = true;
      return verify();
    },
    async leave(signOut) {
      origin.isLeaving = true;
      try {
        await signOut();
      } finally {
        origin.isLeaving = false;
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
