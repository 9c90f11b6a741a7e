import { useEffect } from 'react';
import { closeLogin, openNewPassword, useLogin } from './login-state';
import { onSignedIn, useSession } from './session';

/** The place of the login dialog in the layout. */
export function LoginHost() {
  const login = useLogin();
  const { isRecovering } = useSession();
  useEffect(() => onSignedIn(closeLogin), []);
  useEffect(() => {
    if (isRecovering) void openNewPassword();
  }, [isRecovering]);
  return login.status === 'open' ? <login.Dialog onClose={closeLogin} /> : null;
}
