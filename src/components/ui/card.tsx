import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The one card of the site: white, one border, no shadow. */
export function Card({
  as: Element = 'div',
  className,
  ...props
}: ComponentProps<'div'> & {
  /** What a reader mode must not leave out is in a `section`: it throws out each `div` with many links. */
  as?: 'div' | 'section';
}) {
  return (
    <Element className={clsx('rounded-2xl border border-paper-line bg-white p-6', className)} {...props} />
  );
}
