import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { readBuiltData } from '@/lib/built-data';
import { withoutReload } from '@/lib/chunks';
import { canonicalAddress } from '@/lib/url/site-url';
import { type App, appContext } from './app';
import { AppLayout } from './layout/app-layout';
import { LayoutError, RouteError } from './layout/route-error';
import { routes } from './routes';

/** React Router remembers a failed `lazy` route until the tab is closed. */
function withRetries(route: RouteObject): RouteObject {
  if (route.children) return { ...route, children: route.children.map(withRetries) };
  const { lazy: load } = route;
  if (typeof load !== 'function') return route;
  const loadPage = async () => {
    const { Component } = await load();
    if (!Component) throw new Error('A lazy route brought no component.');
    return Component;
  };
  return {
    ...route,
    lazy: () =>
      withoutReload(load).catch(() => ({
        Component: lazyPart(loadPage, { essential: true, loading: null }),
      })),
  };
}

/**
 * With another query or hash it is the same page: its loader must not run again, as its result would replace the data
 * that the page was built with.
 */
const isOtherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Hosts, too, treat '/Program' and '/program' as different URLs. */
function asServed(route: RouteObject): RouteObject {
  if (route.index) return { ...route, shouldRevalidate: isOtherPage };
  const children = route.children?.map(asServed);
  return { ...route, caseSensitive: true, shouldRevalidate: isOtherPage, children };
}

/** The pages inside the layout; an error in a page is shown in its place, with the menu still there. */
export function inLayout(pages: RouteObject[]): RouteObject[] {
  return [
    {
      Component: AppLayout,
      ErrorBoundary: LayoutError,
      children: [{ ErrorBoundary: RouteError, children: pages.map(asServed) }],
    },
  ];
}

/** The routes with the chunks of `matched` loaded. @throws when a chunk fails to load */
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
 * The router of the browser's URL. Loads the page's chunk first, since hydration needs a first render of the whole
 * page.
 * @param isHydrating - whether there is prerendered HTML, which an error about a failed chunk must not replace
 * @throws when the chunk fails to load and `isHydrating`
 */
export async function createRouter(app: App, isHydrating: boolean) {
  // '/tentang/' and '/tentang' must render alike.
  const address = canonicalAddress(location);
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address);
  let pages: RouteObject[] = routes.map(asServed);
  const matches = matchRoutes(pages, location.pathname) ?? [];
  try {
    pages = await withLoaded(pages, new Set(matches.map(({ route }) => route)));
  } catch (error) {
    if (isHydrating) throw error;
  }

  return createBrowserRouter(inLayout(pages.map(withRetries)), {
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
    // Marks the loaders of the first page as done: its own queries load the data. Having hydration data at all preserves
    // the scroll position, which a loader that runs during hydration would lose.
    hydrationData: {
      loaderData: Object.fromEntries(
        matches.map(({ route }) => [route.id, isHydrating ? readBuiltData() : null]),
      ),
    },
  });
}
