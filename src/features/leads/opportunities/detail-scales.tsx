import type { BlockOf } from './detail';
import { calendar } from './detail.content';

/** Each share of the whole, as the filled part of a track. */
export function Shares({ title, unit, items }: BlockOf<'shares'>) {
  const whole = items.reduce((sum, { share }) => sum + share, 0);
  return (
    <div>
      {title && <h4 className="mb-5 text-xl">{title}</h4>}
      <ul className="max-w-2xl space-y-4">
        {items.map(({ label, share }) => (
          <li key={label}>
            <p className="flex items-baseline justify-between gap-4">
              <span>{label}</span>
              <span className="shrink-0 font-bold text-brand-700">
                {share} {unit}
              </span>
            </p>
            <div aria-hidden="true" className="mt-1.5 h-3 rounded-full bg-brand-100 forced-color-adjust-none">
              <div
                className="h-full rounded-full bg-brand-500"
                style={{ width: `${(share / whole) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tasks as bars over the days they take. */
export function Calendar({ days, items }: BlockOf<'calendar'>) {
  return (
    <ol className="divide-y divide-paper-line rounded-3xl border border-paper-line bg-white px-5 sm:px-8">
      {items.map(({ work, check, from, to }) => (
        <li key={work} className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-2 lg:items-center">
          <div>
            <p className="font-semibold">
              <span className="text-brand-700">
                {calendar.days} {from}–{to}.
              </span>{' '}
              {work}
            </p>
            <p className="text-sm text-ink-muted">
              {calendar.check} {check}
            </p>
          </div>
          <div aria-hidden="true" className="h-4 rounded-full bg-paper-deep">
            <div
              className="h-full rounded-full bg-saffron-400 forced-color-adjust-none"
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
