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
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef<string>(null);

  useEffect(() => {
    const isArrival = lastPath.current === null;
    const isNewPage = !isArrival && lastPath.current !== location.pathname;
    lastPath.current = location.pathname;
    const isReturn = navigationType === NavigationType.Pop && !isArrival;
    const target = anchorTarget(location.hash);
    if (target && !isReturn) {
      target.scrollIntoView();
    } else if (isNewPage && !isReturn) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) mainRef.current?.focus({ preventScroll: true });
  }, [location, navigationType, mainRef]);

  return null;
}
