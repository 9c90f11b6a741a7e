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
    const cards = [...list.children].slice(0, animatedCards);
    const animations = cards.map((card, index) =>
      animate(
        card,
        { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
        { delay: index * stagger, duration: 0.4, ease: 'easeOut' },
      ),
    );
    return () => {
      for (const animation of animations) animation.complete();
    };
  }, [listRef]);
}
