import { letPass } from '@/lib/late-code';
import { pageCodeAt } from './page-code';

/** Links that lead to another page of the site. */
export const pageLink = 'a[href^="/"]:not([download])';

/** Fetches the code of the page behind a link. */
export async function prefetchPage(link: HTMLAnchorElement) {
  // Following the link tries again, and says what is wrong.
  await pageCodeAt(link.pathname)
    ?.load()
    .catch(() => undefined);
}

/** Fetches the code of the page behind any link as soon as a finger or a mouse is on it; alone at first. */
export function prefetchPointedAt() {
  addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
      if (link) letPass(prefetchPage(link));
    },
    { capture: true, passive: true },
  );
}
