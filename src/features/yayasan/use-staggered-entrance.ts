import { stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { type RefObject, useLayoutEffect } from 'react';

/** Cards further down are below the viewport. */
const animatedCards = 10;

/** Animates the first cards of a list one after the other when it appears. */
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
