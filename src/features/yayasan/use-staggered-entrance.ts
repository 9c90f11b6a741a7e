import { stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { type RefObject, useLayoutEffect } from 'react';

/** Cards further down are out of sight by the time it would be their turn. */
const animatedCards = 10;

/** Lets the first cards of a list rise one after the other when it appears. */
export function useStaggeredEntrance(listRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const cards = [...(listRef.current?.children ?? [])].slice(0, animatedCards);
    if (cards.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const entrance = animate(
      cards,
      { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
      { delay: stagger(0.1), duration: 0.4, ease: 'easeOut' },
    );
    return () => entrance.complete();
  }, [listRef]);
}
