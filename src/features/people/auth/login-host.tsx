import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useLogin } from './login';
import { useSession } from './session';

/** Renders the open login dialog in the layout. */
export function LoginHost() {
  const { state, close, openNewPassword, openAfterEnd } = useLogin();
  const { user, isRecovering, lacksCode, hasEndedInDialog } = useSession();
  const { pathname } = useLocation();
  const isOpen = state.status === 'open';

  // Not on the page of a mail's link, which is about to be left.
  const needsPassword = isRecovering && pathname !== paths.adminConfirmation;
  useEffect(() => {
    if (needsPassword) openNewPassword();
  }, [needsPassword, openNewPassword]);

  useEffect(() => {
    if (hasEndedInDialog) openAfterEnd();
  }, [hasEndedInDialog, openAfterEnd]);

  // Users are signed in by this dialog, in another tab, or by a session that was restored late; it also asks for the code.
  const isSignedIn = user !== null && !isRecovering && !lacksCode;
  useEffect(() => {
    if (isOpen && isSignedIn) close();
  }, [isOpen, isSignedIn, close]);

  // Leaving the page also closes the dialog, even one whose chunk is still loading.
  // oxlint-disable-next-line react/exhaustive-deps -- when the page changes
  useEffect(() => close, [pathname, close]);

  return isOpen ? <state.Dialog {...state.occasion} onClose={close} /> : null;
}
