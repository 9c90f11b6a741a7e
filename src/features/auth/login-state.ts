import type { ComponentType } from 'react';
import { missingPartMessage } from '@/lib/connection-message';
import { createStore, useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { listenToAuth } from './session';

type AuthDialog = ComponentType<{ onClose: () => void }>;
type LoginState = { status: 'closed' | 'loading' } | { status: 'open'; Dialog: AuthDialog };

const state = createStore<LoginState>({ status: 'closed' });

const loadDialog = () => import('./login-dialog');

/** Fetches what the dialog needs (its code and the Supabase client) before it is pressed. */
export function preloadLogin() {
  // A failure shows when the button is pressed.
  loadDialog().catch(() => undefined);
  listenToAuth().catch(() => undefined);
}

async function open(load: () => Promise<AuthDialog>) {
  const request: LoginState = { status: 'loading' };
  state.set(request);
  try {
    const Dialog = await load();
    // Whoever has left the page meanwhile has given it up.
    if (state.get() === request) state.set({ status: 'open', Dialog });
  } catch (error) {
    if (state.get() !== request) return;
    state.set({ status: 'closed' });
    toast({ title: 'Login Gagal', description: missingPartMessage(error), variant: 'destructive' });
  }
}

export const openLogin = () => open(async () => (await loadDialog()).LoginDialog);

/** For whoever comes from the mail for a forgotten password. */
export const openNewPassword = () =>
  open(async () => (await import('./new-password-dialog')).NewPasswordDialog);

export function closeLogin() {
  state.set({ status: 'closed' });
}

/** The login dialog, or the one for a new password: closed, its code on the way, or open. */
export const useLogin = () => useStore(state);
