import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/lib/use-is-phone';

interface SwipedRowProps {
  /** What the cards are, for screen readers. */
  label: string;
  /** The columns of the grid on wider screens. */
  className: string;
  /** Cards with the class `swipedCard`. */
  children: ReactNode;
}

/** Cards that stand in a grid; on phones in one row, in which one swipes. */
export function SwipedRow({ label, className, children }: SwipedRowProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the arrow keys, too
      tabIndex={useIsPhone() ? 0 : undefined}
      className="max-sm:-mx-5 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:overflow-x-auto"
    >
      <ul className={clsx('flex gap-4 max-sm:w-max max-sm:px-5 max-sm:pb-3 sm:grid', className)}>
        {children}
      </ul>
    </section>
  );
}

/** A card of a `SwipedRow`, narrower than a phone, so that the edge of the next one shows that the row goes on. */
export const swipedCard = 'max-sm:w-[min(85vw,20rem)] max-sm:snap-start';
