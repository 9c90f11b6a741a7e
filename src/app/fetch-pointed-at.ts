import { pageCode } from './page-code';

/** Fetches the code of the page behind a link as soon as a finger or a mouse is on it, while no other code runs yet. */
export function fetchPointedAt() {
  addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Following the link tries again, and says what is wrong.
      if (link) void pageCode[link.pathname]?.().catch(() => undefined);
    },
    { capture: true, passive: true, once: true },
  );
}
