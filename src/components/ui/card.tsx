import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

// Each tone has its own background: of two background classes the stylesheet's order decides which one counts.
const tones = { plain: 'border-paper-line bg-white', warning: 'border-saffron-400 bg-saffron-50' } as const;

/** The one card of the site: white, or saffron for a warning, one border, no shadow. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  className,
  ...props
}: ComponentProps<'div'> & {
  /** 'section' for what a browser's reader mode must show: it leaves out each `div` with many links. */
  as?: 'div' | 'section';
  tone?: keyof typeof tones;
}) {
  return <Element className={clsx('rounded-2xl border p-5 sm:p-6', tones[tone], className)} {...props} />;
}
