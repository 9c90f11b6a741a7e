import { useEffect } from 'react';
import { closeLogin, openNewPassword, useLogin } from './login-state';
import { useSession } from './session';

/** The place of the login dialog in the layout. */
export function LoginHost() {
  const login = useLogin();
  const { user, isRecovering } = useSession();
  const isOpen = login.status === 'open';

  useEffect(() => {
    if (isRecovering) void openNewPassword();
  }, [isRecovering]);

  // However it came about: by this dialog, in another tab, or by a session that was restored late.
  const isSignedIn = user !== null && !isRecovering;
  useEffect(() => {
    if (isOpen && isSignedIn) closeLogin();
  }, [isOpen, isSignedIn]);

  // Back leads to another page, not to that page behind a dialog, or one that is still on its way.
  const isClosed = login.status === 'closed';
  useEffect(() => {
    if (isClosed) return;
    addEventListener('popstate', closeLogin);
    return () => removeEventListener('popstate', closeLogin);
  }, [isClosed]);

  return isOpen ? <login.Dialog onClose={closeLogin} /> : null;
}
