import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { NavigationUnderWay } from './navigation-under-way';
import { pageCodeAt } from './page-code';

/**
 * react-router's BrowserRouter, with one difference: a page whose code is there already is rendered at once. In the
 * small steps of a transition, which every other change of the address is, the same takes half as long again.
 * `NavigationUnderWay` tells of that transition.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  const [isUnderWay, startTransition] = useTransition();
  const shownPath = location.pathname;

  useLayoutEffect(
    () =>
      history.listen((place) => {
        const { pathname } = place.location;
        if (pathname !== shownPath && pageCodeAt(pathname)?.Page) setPlace(place);
        else startTransition(() => setPlace(place));
      }),
    [history, shownPath],
  );

  return (
    <Router location={location} navigationType={action} navigator={history}>
      <NavigationUnderWay value={isUnderWay}>{children}</NavigationUnderWay>
    </Router>
  );
}
