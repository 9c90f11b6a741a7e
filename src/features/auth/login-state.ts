import { type ComponentType, useSyncExternalStore } from 'react';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { listenToAuth } from './session';

type LoginDialog = ComponentType<{ onClose: () => void }>;
type LoginState = { status: 'closed' | 'loading' } | { status: 'open'; Dialog: LoginDialog };

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
  void listenToAuth();
}

export async function openLogin() {
  set({ status: 'loading' });
  try {
    const { LoginDialog } = await loadDialog();
    set({ status: 'open', Dialog: LoginDialog });
  } catch (error) {
    set({ status: 'closed' });
    toast({ title: 'Login Gagal', description: errorMessage(error), variant: 'destructive' });
  }
}

export function closeLogin() {
  set({ status: 'closed' });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The login dialog: closed, its code on the way, or open. */
export function useLogin(): LoginState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}
