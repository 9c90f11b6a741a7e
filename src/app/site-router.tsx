import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { navigationUnderWay } from './navigation-under-way';
import { pageCodeAt } from './page-code';

/**
 * react-router's BrowserRouter, with one difference: a page is rendered at once when its code is there, be it now or
 * later. In the small steps of a transition, which every other change of the address is, the same takes half as long
 * again.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ location: history.location, action: history.action });
  const latestKey = useRef(place.location.key);
  const shownPath = place.location.pathname;

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const { pathname, key } = next.location;
        const code = pathname === shownPath ? undefined : pageCodeAt(pathname);
        latestKey.current = key;

        function show() {
          // By now another page may have been asked for.
          if (latestKey.current === key) setPlace(next);
        }

        if (code?.Page) show();
        else if (code) {
          navigationUnderWay.set(true);
          // Rendering a page without its code asks for it again, and says what is wrong.
          code.load().then(show, () => startTransition(show));
        } else startTransition(show);
      }),
    [history, shownPath],
  );

  useLayoutEffect(() => {
    if (place.location.key === latestKey.current) navigationUnderWay.set(false);
  }, [place]);

  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
