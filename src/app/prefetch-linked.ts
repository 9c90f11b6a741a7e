import { afterFirstUse, letPass } from '@/lib/late-code';
import { routeAt } from './routes';

const pageLink = 'a[href^="/"]:not([download])';

async function prefetch(link: Element) {
  if (!(link instanceof HTMLAnchorElement)) return;
  // Following the link tries again, and says what is wrong.
  await routeAt(link.pathname)
    ?.load()
    .catch(() => undefined);
}

/**
 * Fetches the code of the pages that the top bar and the main area link to as soon as the link is on the screen of
 * somebody who uses the page, so that a tap is answered at once. Not where the visitor's device saves data.
 * @returns a function that ends it
 */
export function prefetchLinked(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void prefetch(target);
    }
  });
  let isOver = false;
  void afterFirstUse().then(() => {
    if (isOver || navigator.connection?.saveData) return;
    for (const link of document.querySelectorAll(`:is(header, main) ${pageLink}`)) observer.observe(link);
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/** Fetches the code of the page behind any link as soon as a finger or a mouse is on it, or is already; alone at first. */
export function prefetchPointedAt() {
  const prefetchAt = (element: Element | null) => {
    const link = element?.closest(pageLink);
    if (link) letPass(prefetch(link));
  };
  prefetchAt(document.querySelector(`${pageLink}:hover`));
  addEventListener('pointerover', ({ target }) => prefetchAt(target instanceof Element ? target : null), {
    capture: true,
    passive: true,
  });
}
