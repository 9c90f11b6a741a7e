import { useEffect } from 'react';
import { closeLogin, useLogin } from './login-state';
import { onSignedIn } from './session';

/** The place of the login dialog in the layout. */
export function LoginHost() {
  const login = useLogin();
  useEffect(() => onSignedIn(closeLogin), []);
  return login.status === 'open' ? <login.Dialog onClose={closeLogin} /> : null;
}
