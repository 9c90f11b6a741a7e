import { firstUse } from '@/lib/late-code';
import { routeAt } from './routes';

/**
 * Fetches the code of the pages that an area links to as soon as the link is on the screen of somebody who uses the
 * page, so that a tap is answered at once. Leaves that to the tap where the visitor's device saves data.
 * @returns a function that ends it
 */
export function prefetchLinked(area: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      // Following the link tries again, and says what is wrong.
      routeAt(target.pathname)
        ?.load()
        .catch(() => undefined);
    }
  });
  let isOver = false;
  void firstUse().then(() => {
    if (isOver || navigator.connection?.saveData) return;
    for (const link of area.querySelectorAll('a[href^="/"]:not([download])')) observer.observe(link);
  });
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
