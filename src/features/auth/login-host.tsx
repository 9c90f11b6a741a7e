import { useEffect } from 'react';
import { useLogin } from './login';
import { useSession } from './session';

/** The place of the login dialog in the layout. */
export function LoginHost() {
  const { state, close, openNewPassword } = useLogin();
  const { user, isRecovering } = useSession();
  const isOpen = state.status === 'open';

  useEffect(() => {
    if (isRecovering) openNewPassword();
  }, [isRecovering, openNewPassword]);

  // However it came about: by this dialog, in another tab, or by a session that was restored late.
  const isSignedIn = user !== null && !isRecovering;
  useEffect(() => {
    if (isOpen && isSignedIn) close();
  }, [isOpen, isSignedIn, close]);

  // Back leads to another page, not to that page behind a dialog, or one that is still on its way.
  const isClosed = state.status === 'closed';
  useEffect(() => {
    if (isClosed) return;
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isClosed, close]);

  return isOpen ? <state.Dialog onClose={close} /> : null;
}
