import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { withoutReload } from '@/lib/chunks';
import { idleNetwork } from '@/lib/idle';
import { routes } from '@/app/routes';

/** Links to pages of this site. */
const pageLinks = 'a[href^="/"]:not([download])';

/**
 * How many pages are prefetched at the same time. One by one, each would wait for a round trip: a menu's last page would come
 * after a slow phone's tap on it. All together, a click would share the connection with each of them.
 */
const atOnce = 3;

const readsData = (path: string) =>
  matchRoutes(routes, path)?.some(({ route }) => 'loader' in route) ?? false;

async function prefetchPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  for (const { route } of (link && matchRoutes(routes, link.pathname)) ?? []) {
    // Following the link requests the chunk again and reports the failure.
    if (route.lazy) await withoutReload(route.lazy).catch(() => undefined);
  }
}

/**
 * Prefetches the chunks of pages that may be next: of links that are hovered or touched and, once the network is idle and unless
 * the device saves data, of links in the viewport, those that came into it last first. Pages that read data, whose code is half
 * as large as the site's, only from a page that has loaded it, or from the open drawer.
 * @param isDrawerOpen - the drawer's links may be others than those that were observed while it was closed
 */
export function usePrefetchedLinks(isDrawerOpen: boolean) {
  const { pathname } = useLocation();

  useEffect(() => {
    const prefetch = ({ target }: Event) => void prefetchPage(target);
    addEventListener('pointerover', prefetch, { passive: true });
    return () => removeEventListener('pointerover', prefetch);
  }, []);

  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const waiting: Element[] = [];
    let underway = 0;

    function prefetchWaiting() {
      for (; underway < atOnce; underway += 1) {
        const link = waiting.shift();
        if (!link) return;
        void prefetchPage(link).finally(() => {
          underway -= 1;
          prefetchWaiting();
        });
      }
    }

    const isCheap = ({ pathname: path }: HTMLAnchorElement) =>
      isDrawerOpen || readsData(pathname) || !readsData(path);
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const link of seen) observer.unobserve(link);
      waiting.unshift(...seen.filter((link) => link instanceof HTMLAnchorElement && isCheap(link)));
      prefetchWaiting();
    });
    let isGone = false;
    void (isDrawerOpen ? Promise.resolve() : idleNetwork()).then(() => {
      if (isGone) return;
      for (const link of document.querySelectorAll(pageLinks)) observer.observe(link);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      waiting.length = 0;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links
  }, [pathname, isDrawerOpen]);
}
