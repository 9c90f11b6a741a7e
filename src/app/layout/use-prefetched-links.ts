import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { withoutReload } from '@/app/new-version';
import { routes } from '@/app/routes';

/** Links that lead to another page of the site. */
const pageLinks = 'a[href^="/"]:not([download])';

/** Fetches the chunk of the page behind a link. */
async function prefetchPage(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  for (const { route } of (link && matchRoutes(routes, link.pathname)) ?? []) {
    // Following the link asks again, and says what is wrong.
    if (route.lazy) await withoutReload(route.lazy).catch(() => undefined);
  }
}

/**
 * Fetches the chunks of pages that may be next, so that a tap is answered sooner: of links that a mouse points at or a
 * finger touches, and, where the device does not save data, of links on the screen.
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
    // One page after the other: a tap need not share the connection with all of them.
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
