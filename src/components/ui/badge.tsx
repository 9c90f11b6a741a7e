import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  green: 'border-brand-200 bg-brand-50 text-brand-700',
  saffron: 'border-saffron-300 bg-saffron-50 text-saffron-700',
  red: 'border-danger-600/40 bg-danger-50 text-danger-700',
  neutral: 'border-paper-line bg-paper text-ink-soft',
} as const;

const sizes = { base: 'px-3 text-sm', small: 'px-2 text-xs' } as const;

export type BadgeTone = keyof typeof tones;

/** A status in a pill; the tone only repeats what the text says. */
export function Badge({
  tone = 'neutral',
  size = 'base',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: BadgeTone; size?: keyof typeof sizes }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border py-0.5 font-semibold',
        sizes[size],
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
