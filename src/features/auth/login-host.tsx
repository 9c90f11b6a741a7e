import { useEffect } from 'react';
import { useLogin } from './login';
import { useSession } from './session';

/** Renders the open login dialog in the layout. */
export function LoginHost() {
  const { state, close, openNewPassword } = useLogin();
  const { user, isRecovering } = useSession();
  const isOpen = state.status === 'open';

  useEffect(() => {
    if (isRecovering) openNewPassword();
  }, [isRecovering, openNewPassword]);

  // By this dialog, in another tab, or by a session that was restored late.
  const isSignedIn = user !== null && !isRecovering;
  useEffect(() => {
    if (isOpen && isSignedIn) close();
  }, [isOpen, isSignedIn, close]);

  // Going back also closes the dialog, even one whose chunk is still loading.
  const isClosed = state.status === 'closed';
  useEffect(() => {
    if (isClosed) return;
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isClosed, close]);

  return isOpen ? <state.Dialog onClose={close} /> : null;
}
