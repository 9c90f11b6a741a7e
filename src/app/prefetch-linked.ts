import { afterFirstUse, afterFirstUseOrRest } from '@/lib/late-code';
import { pageLink, prefetchPage } from './prefetch-pointed-at';

/** Fetches, from `start` on, the code of the pages that an area links to as soon as the link is on the screen. */
function prefetchOnScreen(area: string, start: Promise<void>): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement) void prefetchPage(target);
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
 * Fetches the code of the pages that the main area and the footer link to for somebody who uses the page, so that a tap
 * is answered at once. Not where the visitor's device saves data.
 * @returns a function that ends it
 */
export const prefetchLinked = () => prefetchOnScreen(':is(main,footer)', afterFirstUse());

/** The same for the top bar, whose home page is small: also for somebody who only reads, once data had the connection. */
export const prefetchTopBar = () => prefetchOnScreen('header:not(main *)', afterFirstUseOrRest(1000));
