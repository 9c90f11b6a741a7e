import { afterFirstUse, afterFirstUseOrRest, letPass } from '@/lib/late-code';
import { routeAt } from './routes';

const pageLink = 'a[href^="/"]:not([download])';

async function prefetch(link: Element) {
  if (!(link instanceof HTMLAnchorElement)) return;
  // Following the link tries again, and says what is wrong.
  await routeAt(link.pathname)
    ?.load()
    .catch(() => undefined);
}

/** Fetches, from `start` on, the code of the pages that an area links to as soon as the link is on the screen. */
function prefetchOnScreen(area: string, start: Promise<void>): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void prefetch(target);
    }
  });
  let isOver = false;
  void start.then(() => {
    if (isOver || navigator.connection?.saveData) return;
    for (const link of document.querySelectorAll(`${area} ${pageLink}`)) observer.observe(link);
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/**
 * Fetches the code of the pages that the main area links to for somebody who uses the page, so that a tap is answered
 * at once. Not where the visitor's device saves data.
 * @returns a function that ends it
 */
export const prefetchLinked = () => prefetchOnScreen('main', afterFirstUse());

/** The same for the top bar, whose home page is small: also for somebody who only reads, once data had the connection. */
export const prefetchTopBar = () => prefetchOnScreen('header:not(main *)', afterFirstUseOrRest(1000));

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
