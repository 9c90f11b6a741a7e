import { clsx } from 'clsx';
import { formatDate, formatNumber } from '@/lib/text/format';
import type { DayNumbers } from './api';

/** What is drawn, from the bottom up. */
const layers = [
  { column: 'sudah_operasional', title: 'Beroperasi', colour: 'fill-brand-600' },
  { column: 'proses_pembangunan', title: 'Dibangun', colour: 'fill-saffron-400' },
  { column: 'siap_bangun', title: 'Siap dibangun', colour: 'fill-brand-200' },
  { column: 'dihentikan', title: 'Dihentikan', colour: 'fill-ink' },
] as const;

export const trendColumns = layers.map(({ title }) => ({ title, words: title.toLowerCase() }));

export const trendNumbers = (day: DayNumbers) => layers.map(({ column }) => day[column]);

/** How many points a line has, and how many rows its table: of a year every other week, and every month. */
export const mostPoints = 27;
export const mostRows = 13;

/** At most so many of the days, the newest always among them. */
export function someDays(newestFirst: DayNumbers[], most: number): DayNumbers[] {
  const every = Math.ceil(newestFirst.length / most);
  return newestFirst.filter((_, index) => index % every === 0);
}

const [width, height] = [600, 200];

/** How many kitchens there were, day after day, by state. */
export function TrendChart({ newestFirst }: { newestFirst: DayNumbers[] }) {
  const days = someDays(newestFirst, mostPoints).reverse();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || first === last) return null;
  const totals = days.map((day) => trendNumbers(day).reduce((sum, number) => sum + number, 0));
  const most = Math.max(1, ...totals);
  const start = Date.parse(first.tanggal);
  const span = Date.parse(last.tanggal) - start;
  const x = ({ tanggal }: DayNumbers) => Math.round(((Date.parse(tanggal) - start) / span) * width);
  const y = (number: number) => Math.round(height - (number / most) * height);
  const below = (day: DayNumbers, layer: number) =>
    layers.slice(0, layer).reduce((sum, { column }) => sum + day[column], 0);
  return (
    <figure>
      <p className="sr-only">
        {`Dari ${formatDate(first.tanggal)} sampai ${formatDate(last.tanggal)}: dapur yang beroperasi dari ${formatNumber(first.sudah_operasional)} menjadi ${formatNumber(last.sudah_operasional)}, semua dapur dari ${formatNumber(totals[0] ?? 0)} menjadi ${formatNumber(totals.at(-1) ?? 0)}`}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-b-2 border-ink forced-color-adjust-none sm:h-56 [print-color-adjust:exact]"
      >
        {layers.map(({ column, colour }, layer) => {
          const top = days.map((day) => `${x(day)},${y(below(day, layer) + day[column])}`);
          const bottom = days.toReversed().map((day) => `${x(day)},${y(below(day, layer))}`);
          return <polygon key={column} points={[...top, ...bottom].join(' ')} className={colour} />;
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{formatDate(first.tanggal)}</span>
        <span className="text-right">{formatDate(last.tanggal)}</span>
      </figcaption>
      <ul aria-label="Arti warna bidang" className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {layers.map(({ column, title, colour }) => (
          <li key={column} className="flex items-center gap-2">
            <svg viewBox="0 0 1 1" aria-hidden="true" className={clsx('size-4 rounded', colour)}>
              <path d="M0 0h1v1H0z" />
            </svg>
            <span className="text-ink-soft">
              {title}: {formatNumber(first[column])} → {formatNumber(last[column])}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
