import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The page's column, with the same width and gutters everywhere. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-page px-5 sm:px-8 xl:px-12', className)} {...props} />;
}
