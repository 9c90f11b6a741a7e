import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { withoutReload } from '@/lib/chunks';
import { routes } from '@/app/routes';

/** Links to pages of this site. */
const pageLinks = 'a[href^="/"]:not([download])';

/** Prefetches the chunk of a link's page. */
async function prefetchPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  for (const { route } of (link && matchRoutes(routes, link.pathname)) ?? []) {
    // Following the link requests the chunk again and reports the failure.
    if (route.lazy) await withoutReload(route.lazy).catch(() => undefined);
  }
}

/**
 * Prefetches the chunks of pages that may be next: of links that are hovered or touched and, unless the device saves
 * data, of links in the viewport.
 */
export function usePrefetchedLinks() {
  const { pathname } = useLocation();

  useEffect(() => {
    const prefetch = ({ target }: Event) => void prefetchPage(target);
    addEventListener('pointerover', prefetch, { passive: true });
    return () => removeEventListener('pointerover', prefetch);
  }, []);

  useEffect(() => {
    if (navigator.connection?.saveData) return;
    // One chunk at a time, so that a click need not share the connection with all of them.
    let queue = Promise.resolve();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue = queue.then(() => prefetchPage(target));
      }
    });
    for (const link of document.querySelectorAll(pageLinks)) observer.observe(link);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other links
  }, [pathname]);
}
