import { clsx } from 'clsx';
import type { Block } from './detail';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Times down a line, each with what happens then. */
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

/** Bars to scale with one another; the longest takes the whole width, so that small shares stay readable. */
export function Shares({ title, unit, items }: BlockOf<'shares'>) {
  const widest = Math.max(...items.map(({ share }) => share));
  return (
    <div>
      {title && <h3 className="mb-5 text-xl">{title}</h3>}
      <ul className="max-w-2xl space-y-4">
        {items.map(({ label, share }) => (
          <li key={label}>
            <p className="flex items-baseline justify-between gap-4">
              <span>{label}</span>
              <span className="shrink-0 font-bold text-brand-700">
                {share} {unit}
              </span>
            </p>
            <div
              aria-hidden="true"
              className="mt-1.5 h-3 rounded-full bg-brand-400"
              style={{ width: `${(share / widest) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pieces of work as bars over the days they take. */
export function Calendar({ days, items }: BlockOf<'calendar'>) {
  return (
    <ol className="divide-y divide-paper-line rounded-3xl border border-paper-line bg-white px-5 sm:px-8">
      {items.map(({ work, check, from, to }) => (
        <li key={work} className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-2 lg:items-center">
          <div>
            <p className="font-semibold">
              <span className="text-brand-700">
                Hari {from}–{to}.
              </span>{' '}
              {work}
            </p>
            <p className="text-sm text-ink-muted">Diperiksa: {check}</p>
          </div>
          <div aria-hidden="true" className="h-4 rounded-full bg-paper-deep">
            <div
              className="h-full rounded-full bg-saffron-400"
              style={{
                marginLeft: `${((from - 1) / days) * 100}%`,
                width: `${((to - from + 1) / days) * 100}%`,
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Numbered steps in reading order. */
export function Steps({ items, onGreen }: BlockOf<'steps'> & { onGreen: boolean }) {
  return (
    <ol className="space-y-7">
      {items.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[3rem_1fr] gap-x-3 sm:grid-cols-[4.5rem_1fr]">
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
