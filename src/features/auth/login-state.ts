import { type ComponentType, useSyncExternalStore } from 'react';
import { missingPartMessage } from '@/lib/connection-message';
import { loadCode } from '@/lib/load-code';
import { toast } from '@/lib/toast';
import { listenToAuth } from './session';

type AuthDialog = ComponentType<{ onClose: () => void }>;
type LoginState = { status: 'closed' | 'loading' } | { status: 'open'; Dialog: AuthDialog };

let state: LoginState = { status: 'closed' };
const listeners = new Set<() => void>();

function set(next: LoginState) {
  state = next;
  for (const listener of listeners) listener();
}

const loadDialog = () => import('./login-dialog');

/** Fetches what the dialog needs (its code and the Supabase client) before it is pressed. */
export function preloadLogin() {
  // A failure shows when the button is pressed.
  loadDialog().catch(() => undefined);
  listenToAuth().catch(() => undefined);
}

async function open(load: () => Promise<AuthDialog>) {
  const request: LoginState = { status: 'loading' };
  set(request);
  try {
    const Dialog = await loadCode(load);
    // Whoever has left the page meanwhile has given it up.
    if (state === request) set({ status: 'open', Dialog });
  } catch (error) {
    if (state !== request) return;
    set({ status: 'closed' });
    toast({ title: 'Login Gagal', description: missingPartMessage(error), variant: 'destructive' });
  }
}

export const openLogin = () => open(async () => (await loadDialog()).LoginDialog);

/** For whoever comes from the mail for a forgotten password. */
export const openNewPassword = () =>
  open(async () => (await import('./new-password-dialog')).NewPasswordDialog);

export function closeLogin() {
  set({ status: 'closed' });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The login dialog, or the one for a new password: closed, its code on the way, or open. */
export function useLogin(): LoginState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}
