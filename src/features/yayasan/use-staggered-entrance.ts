import { animate } from 'framer-motion/dom/mini';
import { type RefObject, useLayoutEffect } from 'react';

/** Seconds between two cards. */
const stagger = 0.1;
/** Cards further down are out of sight by the time it would be their turn. */
const animatedCards = 10;

/** Lets the first cards of a list rise one after the other when it appears. */
export function useStaggeredEntrance(listRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || !('animate' in list) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const animations: ReturnType<typeof animate>[] = [];
    function raiseCards() {
      for (const card of [...(list?.children ?? [])].slice(animations.length, animatedCards))
        animations.push(
          animate(
            card,
            { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
            { delay: animations.length * stagger, duration: 0.4, ease: 'easeOut' },
          ),
        );
    }
    raiseCards();
    // A long list comes in two parts.
    const secondPart = new MutationObserver(raiseCards);
    secondPart.observe(list, { childList: true });
    const end = setTimeout(() => secondPart.disconnect(), animatedCards * stagger * 1000);
    return () => {
      clearTimeout(end);
      secondPart.disconnect();
      for (const animation of animations) animation.complete();
    };
  }, [listRef]);
}
