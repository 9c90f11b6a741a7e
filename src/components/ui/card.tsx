import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

// Not by a class beside `bg-white`: which of two colours counts is the order of the stylesheet.
const tones = { plain: 'border-paper-line bg-white', warning: 'border-saffron-400 bg-saffron-50' } as const;

/** The one card of the site: white, or saffron for a warning, one border, no shadow. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  className,
  ...props
}: ComponentProps<'div'> & {
  /** What a reader mode must not leave out is in a `section`: it throws out each `div` with many links. */
  as?: 'div' | 'section';
  tone?: keyof typeof tones;
}) {
  return <Element className={clsx('rounded-2xl border p-6', tones[tone], className)} {...props} />;
}
