import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bare, unescaped } from '@/lib/text/pasted';

const storageKey = 'invitation-token';

const isToken = (text: string | null): text is string => text !== null && /^[0-9a-f]{64}$/.test(text);

/** The token of this tab, which survives a reload. */
function storedToken(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * The token of an invitation, from the fragment of the mail's link. It is taken out of the address at once, so that
 * neither the history nor somebody who looks over a shoulder keeps it.
 */
export function useInvitationToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(storedToken);
  const arrived = bare(unescaped(hash)).toLowerCase();

  if (isToken(arrived) && arrived !== kept) setKept(arrived);

  useEffect(() => {
    if (!isToken(arrived)) return;
    try {
      sessionStorage.setItem(storageKey, arrived);
    } catch {
      // Storage is blocked: after a reload the link of the mail is needed again.
    }
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [arrived, navigate]);

  return isToken(kept) ? kept : null;
}
