import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The element that a `#hash` names; an address that somebody cut or mistyped names none. */
function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a navigation: to the top, or to the anchor of a `#hash` link; the new page gets the focus, so that
 * screen readers announce it. Back and forward are left to the browser, which restores the position itself.
 * A component, so that beside a lazy page it waits for that page.
 */
export function NavigationEffects({ mainRef }: { mainRef: RefObject<HTMLElement | null> }) {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const isFirstPage = key === 'default';
    const target = anchorTarget(hash);
    if (target && (navigationType !== NavigationType.Pop || isFirstPage)) {
      target.scrollIntoView();
    } else if (isNewPage && navigationType !== NavigationType.Pop) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) mainRef.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType, mainRef]);

  return null;
}
