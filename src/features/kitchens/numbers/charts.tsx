// Pictures of numbers, drawn with CSS and SVG: what they show is also said in words, and stands in the tables below them.
import { clsx } from 'clsx';
import { formatNumber } from '@/lib/text/format';

export interface ChartPart {
  name: string;
  count: number;
  /** The classes of the part's colour and pattern, so that neighbours differ in more than colour. */
  colour: string;
}

const exact = 'forced-color-adjust-none [print-color-adjust:exact]';

const present = (parts: ChartPart[]) => parts.filter(({ count }) => count > 0);

/** The chart in words, for screen readers: '26 Siap Bangun, 18 Proses Pembangunan'. */
function Described({ label, parts }: { label: string; parts: ChartPart[] }) {
  const words = present(parts).map(({ name, count }) => `${formatNumber(count)} ${name}`);
  return <p className="sr-only">{`${label}: ${words.join(', ')}`}</p>;
}

/** One bar, each part as long as its number. */
export function StackedBar({ label, parts, height }: { label: string; parts: ChartPart[]; height: string }) {
  return (
    <>
      <Described label={label} parts={parts} />
      <div
        aria-hidden="true"
        className={clsx('flex gap-0.5 overflow-hidden rounded-lg border border-ink/50', height, exact)}
      >
        {present(parts).map(({ name, count, colour }) => (
          <span key={name} style={{ flexGrow: count }} className={colour} />
        ))}
      </div>
    </>
  );
}

const mostSquares = 300;

/** A row for each part, with a square for each counted thing, or for several where there would be too many squares. */
export function Squares({ label, parts, noun }: { label: string; parts: ChartPart[]; noun: string }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / mostSquares));
  return (
    <figure>
      <ul aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-sm:text-sm sm:gap-y-2">
        {present(parts).map(({ name, count, colour }) => (
          <li key={name} className="col-span-full grid grid-cols-subgrid items-start">
            <CountOf name={name} count={count} />
            <span aria-hidden="true" className="flex flex-wrap gap-1 sm:gap-1.5">
              {Array.from({ length: Math.ceil(count / each) }, (_, index) => (
                <span
                  key={index}
                  className={clsx('size-5 rounded border border-ink/40 sm:size-6', colour, exact)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm text-ink-soft">
        Satu kotak: {each === 1 ? `satu ${noun}` : `sampai ${formatNumber(each)} ${noun}`}.
      </figcaption>
    </figure>
  );
}

function CountOf({ name, count }: { name: string; count: number }) {
  return (
    <span>
      <span className="mr-1 font-bold tabular-nums">{formatNumber(count)}</span>
      <span className="text-ink-soft">{name}</span>
    </span>
  );
}

interface BarTableProps {
  /** The parts of each row, in the same order: a column for each. */
  rows: { name: string; parts: ChartPart[] }[];
}

/** Names with their parts in columns, each a number above a bar as long as its share, so that no colour is needed. */
export function BarTable({ rows }: BarTableProps) {
  return (
    <div>
      <div aria-hidden="true" className={clsx(barRow, 'pb-1 text-xs font-semibold')}>
        <span className={barName} />
        <span className={clsx(barParts, 'items-end')}>
          {rows[0]?.parts.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </div>
      {rows.map(({ name, parts }) => {
        const total = parts.reduce((sum, { count }) => sum + count, 0);
        return (
          <div key={name} className={clsx(barRow, 'border-t border-paper-line py-1')}>
            <Described label={name} parts={parts} />
            <span aria-hidden="true" className={clsx(barName, 'font-semibold')}>
              {name}
            </span>
            <span aria-hidden="true" className={barParts}>
              {parts.map(({ name: part, count, colour }) => (
                <span key={part}>
                  <span className={clsx('block leading-tight tabular-nums', count === 0 && 'text-ink-muted')}>
                    {formatNumber(count)}
                  </span>
                  <span
                    className={clsx('block h-1.5 rounded-full', count > 0 && ['min-w-1', colour, exact])}
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

// With large text the columns stand below their row's name.
const barRow = 'flex flex-wrap items-center text-sm';
const barName = 'basis-22 sm:basis-28';
const barParts = 'grid grow basis-52 grid-cols-4 gap-x-2 sm:gap-x-4';

export function Legend({ label, parts }: { label: string; parts: ChartPart[] }) {
  return (
    <ul
      aria-label={label}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 max-sm:text-sm sm:mt-4 sm:gap-x-6 sm:gap-y-2"
    >
      {parts.map(({ name, count, colour }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={clsx('size-4 shrink-0 rounded border border-ink/40', colour, exact)}
          />
          <CountOf name={name} count={count} />
        </li>
      ))}
    </ul>
  );
}
