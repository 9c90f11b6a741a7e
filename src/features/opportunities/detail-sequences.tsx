import { clsx } from 'clsx';
import type { BlockOf } from './detail';

/** Times along a vertical line, each with what happens then. */
export function Schedule({ items, onGreen }: BlockOf<'schedule'> & { onGreen: boolean }) {
  return (
    <ol className={clsx('border-l-2', onGreen ? 'border-white/30' : 'border-brand-200')}>
      {items.map(({ when, what }) => (
        <li
          key={when}
          className="relative grid gap-x-8 gap-y-1 py-4 pl-7 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="absolute top-6 -left-[7px] size-3 rounded-full bg-saffron-400 in-[li:first-child]:top-2"
          />
          <p className={clsx('font-bold', onGreen ? 'text-saffron-300' : 'text-brand-700')}>{when}</p>
          <p className={onGreen ? 'text-brand-100' : 'text-ink-soft'}>{what}</p>
        </li>
      ))}
    </ol>
  );
}

export function Steps({ items, onGreen }: BlockOf<'steps'> & { onGreen: boolean }) {
  return (
    <ol className="space-y-7">
      {items.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[--spacing(12)_1fr] gap-x-3 sm:grid-cols-[4.5rem_1fr]">
          <span
            aria-hidden="true"
            className={clsx(
              'text-4xl leading-none font-extrabold tracking-tighter sm:text-5xl',
              onGreen ? 'text-saffron-300' : 'text-brand-300',
            )}
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{name}</h3>
            <p className={clsx('mt-1.5 max-w-prose', onGreen ? 'text-brand-100' : 'text-ink-soft')}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
