import { daysBetween } from '@/lib/text/days';
import { formatDate, formatNumber } from '@/lib/text/format';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { formatMediumDate, todayOnServer } from '@/lib/text/format-time';
import { axisMarks, type Column, type DayNumbers, lines, spreadApart } from './trend';

const [width, height] = [600, 200];

/** How many kitchens there were in each state, day after day: a line for each, broken where no numbers were kept. */
export function TrendChart({ runs }: { runs: DayNumbers[][] }) {
  const days = runs.flat();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || first === last) return null;
  const marks = axisMarks(Math.max(...days.flatMap((day) => lines.map(({ column }) => day[column]))));
  const top = marks.at(-1) ?? 1;
  const span = daysBetween(first.tanggal, last.tanggal);
  const x = ({ tanggal }: DayNumbers) => Math.round((daysBetween(first.tanggal, tanggal) / span) * width);
  const y = (number: number) => Math.round(height - (number / top) * height);
  const path = (column: Column) =>
    runs
      .map((run) => run.map((day) => `${x(day)} ${y(day[column])}`))
      // A day alone is a dot.
      .map((points) => (points.length > 1 ? `M${points.join('L')}` : `M${points.join('')}h0`))
      .join('');
  return (
    <figure>
      <p className="sr-only">{inWords(first, last)}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_1fr_auto] overflow-x-clip text-sm text-ink-soft"
      >
        <ol className="relative mr-2 min-w-6 text-right tabular-nums">
          {marks.map((mark) => (
            <li
              key={mark}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${(mark / top) * 100}%` }}
            >
              {formatNumber(mark)}
            </li>
          ))}
          {/* Invisible, to make the axis as wide as its widest mark. */}
          <li className="invisible">{formatNumber(top)}</li>
        </ol>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full overflow-visible forced-color-adjust-none sm:h-64"
        >
          {marks.map((mark) => (
            <path
              key={mark}
              d={`M0 ${y(mark)}H${width}`}
              vectorEffect="non-scaling-stroke"
              className={mark === 0 ? 'stroke-ink' : 'stroke-paper-line'}
            />
          ))}
          {lines.map(({ column, stroke, width: strokeWidth, dashes }) => (
            <path
              key={column}
              d={path(column)}
              vectorEffect="non-scaling-stroke"
              className={`fill-none ${stroke}`}
              strokeWidth={strokeWidth}
              strokeDasharray={dashes}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
        <LineEnds last={last} top={top} />
        <span className="col-start-2 mt-2 flex flex-wrap justify-between gap-x-1 max-sm:text-xs">
          <span>{formatMediumDate(first.tanggal)}</span>
          <span>{formatMediumDate(last.tanggal)}</span>
        </span>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        <Facts runs={runs} last={last} />
      </figcaption>
    </figure>
  );
}

const inWords = (first: DayNumbers, last: DayNumbers) =>
  `Dari ${formatDate(first.tanggal)} sampai ${formatDate(last.tanggal)}: ${lines
    .map(
      ({ column, title }) =>
        `${title.toLowerCase()} dari ${formatNumber(first[column])} menjadi ${formatNumber(last[column])}`,
    )
    .join(', ')}`;

/** Each line's name and newest number at its end. */
function LineEnds({ last, top }: { last: DayNumbers; top: number }) {
  const highestFirst = [...lines].sort((one, other) => last[other.column] - last[one.column]);
  const places = spreadApart(
    highestFirst.map(({ column }) => 100 - (last[column] / top) * 100),
    13,
  );
  return (
    <ol className="relative ml-3 w-28 leading-tight sm:w-36">
      {highestFirst.map(({ column, title, stroke, width: strokeWidth, dashes }, index) => (
        <li
          key={column}
          className="absolute flex -translate-y-1/2 items-center gap-1.5 whitespace-nowrap"
          style={{ top: `${places[index] ?? 0}%` }}
        >
          <svg viewBox="0 0 20 4" className="w-5 shrink-0 forced-color-adjust-none max-sm:hidden">
            <path
              d="M2 2H18"
              className={stroke}
              strokeWidth={strokeWidth}
              strokeDasharray={dashes}
              strokeLinecap="round"
            />
          </svg>
          <span>
            <b className="text-ink">{formatNumber(last[column])}</b> {title}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A nightly job writes each day, so yesterday's is missing until it has run. */
const expectedWithin = 2;

/**
 * Facts that the eye could miss: the most kitchens that were stopped at once, days without numbers, and how old the
 * newest numbers are.
 */
function Facts({ runs, last }: { runs: DayNumbers[][]; last: DayNumbers }) {
  const today = useHydratedValue(todayOnServer, last.tanggal);
  const most = runs.flat().reduce((found, day) => (day.dihentikan > found.dihentikan ? day : found), last);
  const missing = runs.slice(1).reduce((sum, [next], index) => {
    const before = runs[index]?.at(-1);
    return next && before ? sum + daysBetween(before.tanggal, next.tanggal) - 1 : sum;
  }, 0);
  const facts = [
    `Keadaan sampai ${formatDate(last.tanggal)}.`,
    daysBetween(last.tanggal, today) > expectedWithin && 'Sesudah hari itu belum ada angka yang tersimpan.',
    most.dihentikan > 0 &&
      `Paling banyak ${formatNumber(most.dihentikan)} dapur dihentikan sekaligus, pada ${formatDate(most.tanggal)}.`,
    missing > 0 && `${formatNumber(missing)} hari tidak tersimpan: garisnya terputus di situ.`,
  ];
  return <span>{facts.filter(Boolean).join(' ')}</span>;
}
