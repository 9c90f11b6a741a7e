import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bare, unescaped } from '@/lib/text/pasted';

const isToken = (text: string | null): text is string => text !== null && /^[0-9a-f]{64}$/.test(text);

/** The token of this tab, which survives a reload. */
function storedToken(storageKey: string): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * The token of a mail's link, from its fragment, which no server sees. It is taken out of the address at once, so that
 * neither the history nor somebody who looks over a shoulder keeps it.
 * @param storageKey - where the tab keeps it: another for each purpose
 */
export function useLinkToken(storageKey: string): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => storedToken(storageKey));
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
  }, [arrived, navigate, storageKey]);

  return isToken(kept) ? kept : null;
}

/** Forgets the token of a link that has done what it was for. */
export function forgetLinkToken(storageKey: string) {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
