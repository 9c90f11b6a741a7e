import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The one card of the site: white, one border, no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-2xl border border-paper-line bg-white p-6', className)} {...props} />;
}
