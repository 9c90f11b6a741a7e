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

/** A square for each counted thing, or for several where there would be too many squares. */
export function Squares({ label, parts, noun }: { label: string; parts: ChartPart[]; noun: string }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / mostSquares));
  const squares = present(parts).flatMap(({ name, count, colour }) =>
    Array.from({ length: Math.ceil(count / each) }, (_, index) => ({ key: `${name} ${index}`, colour })),
  );
  return (
    <figure>
      <Described label={label} parts={parts} />
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {squares.map(({ key, colour }) => (
          <span key={key} className={clsx('size-6 rounded border border-ink/40 sm:size-8', colour, exact)} />
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">
        Satu kotak: {each === 1 ? `satu ${noun}` : `sampai ${formatNumber(each)} ${noun}`}.
      </figcaption>
    </figure>
  );
}

interface LegendProps {
  label: string;
  /** The parts of the legend, with numbers where they add up to something. */
  parts: (Omit<ChartPart, 'count'> & { count?: number })[];
}

export function Legend({ label, parts }: LegendProps) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {parts.map(({ name, count, colour }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={clsx('size-4 shrink-0 rounded border border-ink/40', colour, exact)}
          />
          <span>
            {count !== undefined && (
              <span className="mr-1 font-bold tabular-nums">{formatNumber(count)}</span>
            )}
            <span className="text-ink-soft">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
