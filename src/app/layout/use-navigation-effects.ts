import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation: to the top, or to the anchor of a `#hash` link; the new page gets the focus, so that
 * screen readers announce it. Back and forward are left to the browser, which restores the position itself.
 */
export function useNavigationEffects() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && (navigationType !== NavigationType.Pop || key === 'default')) {
      target.scrollIntoView();
    } else if (isNewPage && navigationType !== NavigationType.Pop) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) mainRef.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType]);

  return mainRef;
}
