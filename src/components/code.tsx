import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A code, such as an SPPG's: it goes to the next line as a whole rather than break at a hyphen. */
export function Code({ className, ...props }: ComponentProps<'span'>) {
  return <span className={clsx('inline-block max-w-full wrap-anywhere', className)} {...props} />;
}
