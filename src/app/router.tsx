import { type ComponentType, lazy, Suspense, useState } from 'react';
import {
  createBrowserRouter,
  type LazyRouteFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import { type App, appContext } from './app';
import { AppLayout } from './layout/app-layout';
import { RouteError } from './layout/route-error';
import { withoutReload } from './new-version';
import { routes } from './routes';

/** The page of a `lazy` route that failed: asks for the page's chunk again at every visit. */
function retriedPage(load: LazyRouteFunction<RouteObject>): ComponentType {
  const fetchPage = async () => {
    const { Component } = await load();
    if (!Component) throw new Error('A lazy route brought no component.');
    return { default: Component };
  };
  return function RetriedPage() {
    const [Page] = useState(() => lazy(fetchPage));
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
}

/** React Router would remember for as long as the tab is open that a `lazy` route failed. */
function withRetries(route: RouteObject): RouteObject {
  if (route.children) return { ...route, children: route.children.map(withRetries) };
  const { lazy: load } = route;
  if (typeof load !== 'function') return route;
  return { ...route, lazy: () => withoutReload(load).catch(() => ({ Component: retriedPage(load) })) };
}

/** '/Program' is no page: hosts tell it from '/program', too. */
function caseSensitive(route: RouteObject): RouteObject {
  if (route.index) return route;
  return { ...route, caseSensitive: true, children: route.children?.map(caseSensitive) };
}

/** The pages inside the layout; whatever breaks in one is told in its place, with the menu still there. */
export function inLayout(pages: RouteObject[]): RouteObject[] {
  return [
    { Component: AppLayout, children: [{ ErrorBoundary: RouteError, children: pages.map(caseSensitive) }] },
  ];
}

/** The routes with the pages of `matched` loaded. @throws when a chunk does not come */
async function withLoaded(pages: RouteObject[], matched: Set<RouteObject>): Promise<RouteObject[]> {
  return Promise.all(
    pages.map(async (route) => {
      if (!matched.has(route)) return route;
      if (route.children) return { ...route, children: await withLoaded(route.children, matched) };
      if (typeof route.lazy !== 'function') return route;
      return { ...route, ...(await route.lazy()), lazy: undefined };
    }),
  );
}

/**
 * The router of the browser's URL. Fetches the page's chunk first, so that the first render is the whole page, as
 * hydration needs it.
 * @param isHydrating - whether there is HTML to keep: then a missing chunk is no reason to show an error in its place
 * @throws when the chunk does not come and `isHydrating`
 */
export async function createRouter(app: App, isHydrating: boolean) {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  let pages: RouteObject[] = routes;
  try {
    pages = await withLoaded(routes, new Set(matches.map(({ route }) => route)));
  } catch (error) {
    if (isHydrating) throw error;
  }

  return createBrowserRouter(inLayout(pages.map(withRetries)), {
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
    // That loaders have answered lets them run without keeping the page from being rendered; that there is hydration data
    // at all keeps the scroll position as the reader has it.
    hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
  });
}
