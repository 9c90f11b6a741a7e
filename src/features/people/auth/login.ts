import { type ComponentType, createContext, useContext } from 'react';
import { missingChunkMessage } from '@/lib/chunks';
import { createStore, type Store, useStore } from '@/lib/store';
import type { Toasts } from '@/lib/toasts/toast';
import type { Session } from './session';
import { sessionMessages } from './session.messages';

export interface AuthDialogProps {
  /** The address of an invited person, filled in at sign-in and sign-up. */
  email?: string;
  /** Whether the dialog begins with the sign-up. */
  isNew?: boolean;
  /** Whether it replaces a dialog that closed because the session ended. */
  hasEnded?: boolean;
  onClose: () => void;
}

type AuthDialog = ComponentType<AuthDialogProps>;

/** For whom the dialog is opened, and why. */
type Occasion = Omit<AuthDialogProps, 'onClose'>;

/** The login dialog, or the one for a new password: closed, loading its chunk, or open. */
type LoginState =
  | { status: 'closed' | 'loading' }
  | { status: 'open'; Dialog: AuthDialog; occasion?: Occasion };

export interface Login {
  state: Store<LoginState>;
  open: () => void;
  /** Opens the dialog with the address of an invited person. */
  openInvited: (invited: Pick<AuthDialogProps, 'email' | 'isNew'>) => void;
  /** Opens the dialog in place of one that closed because the session ended, and says so. */
  openAfterEnd: () => void;
  /** Opens the dialog for users who followed the link for a forgotten password. */
  openNewPassword: () => void;
  close: () => void;
  /** Prefetches the dialog's chunk and the Supabase client. */
  preload: () => void;
}

const loadDialog = async () => (await import('./login-dialog')).LoginDialog;
const loadNewPassword = async () => (await import('./password-form')).NewPasswordDialog;

/** Opens and closes the auth dialogs, which `LoginHost` renders. */
export function createLogin({ toast }: Toasts, { listen }: Session): Login {
  const state = createStore<LoginState>({ status: 'closed' });
  const close = () => state.set({ status: 'closed' });

  async function open(load: () => Promise<AuthDialog>, occasion?: Occasion) {
    const loading: LoginState = { status: 'loading' };
    state.set(loading);
    try {
      const Dialog = await load();
      // Not if it was closed while its chunk was loading, such as by leaving the page.
      if (state.get() === loading) state.set({ status: 'open', Dialog, occasion });
    } catch (error) {
      if (state.get() !== loading) return;
      close();
      toast({ ...sessionMessages.dialogNotLoaded, description: missingChunkMessage(error) });
    }
  }

  return {
    state,
    close,
    open: () => void open(loadDialog),
    openInvited: (invited) => void open(loadDialog, invited),
    openAfterEnd: () => void open(loadDialog, { hasEnded: true }),
    openNewPassword: () => void open(loadNewPassword),
    preload() {
      // Prefetching fails silently: opening the dialog reports the failure.
      loadDialog().catch(() => undefined);
      listen().catch(() => undefined);
    },
  };
}

export const LoginContext = createContext<Login | null>(null);

/** @throws Error outside of the app's providers */
export function useLogin() {
  const login = useContext(LoginContext);
  if (!login) throw new Error('useLogin needs the app’s providers.');
  return { ...login, state: useStore(login.state) };
}
