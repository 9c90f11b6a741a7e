import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { failedChunkMessage } from '@/lib/errors/connection-message';
import { useToast } from '@/lib/toasts/toast';
import { useSessionControl } from './session';

type AuthDialog = ComponentType<{ onClose: () => void }>;
type LoginState = { status: 'closed' | 'loading' } | { status: 'open'; Dialog: AuthDialog };

interface Login {
  /** The login dialog, or the one for a new password: closed, loading its chunk, or open. */
  state: LoginState;
  open: () => void;
  /** For users who followed the link for a forgotten password. */
  openNewPassword: () => void;
  close: () => void;
  /** Prefetches the dialog's chunk and the Supabase client. */
  preload: () => void;
}

const closed: LoginState = { status: 'closed' };

const loadDialog = async () => (await import('./login-dialog')).LoginDialog;
const loadNewPassword = async () => (await import('./new-password-dialog')).NewPasswordDialog;

const LoginContext = createContext<Login | null>(null);

/** Opens and closes the auth dialogs, which `LoginHost` renders. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(closed);
  const request = useRef<LoginState>(closed);
  const toast = useToast();
  const { listen } = useSessionControl();

  const actions = useMemo(() => {
    function change(next: LoginState) {
      request.current = next;
      setState(next);
    }

    async function open(load: () => Promise<AuthDialog>) {
      const loading: LoginState = { status: 'loading' };
      change(loading);
      try {
        const Dialog = await load();
        // Closed meanwhile, such as by leaving the page.
        if (request.current === loading) change({ status: 'open', Dialog });
      } catch (error) {
        if (request.current !== loading) return;
        change(closed);
        toast({ title: 'Login Gagal', description: failedChunkMessage(error), variant: 'destructive' });
      }
    }

    return {
      open: () => void open(loadDialog),
      openNewPassword: () => void open(loadNewPassword),
      close: () => change(closed),
      preload() {
        // A failure is reported when the dialog is opened.
        loadDialog().catch(() => undefined);
        listen().catch(() => undefined);
      },
    };
  }, [toast, listen]);

  const login = useMemo(() => ({ state, ...actions }), [state, actions]);
  return <LoginContext value={login}>{children}</LoginContext>;
}

/** @throws Error outside of the app's providers */
export function useLogin(): Login {
  const login = useContext(LoginContext);
  if (!login) throw new Error('useLogin needs the app’s providers.');
  return login;
}
