import { Link } from 'react-router-dom';
import { QueryProvider } from '@/components/query-provider';
import { anchors } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { useStageCounts } from './queries';
import { statusOptions } from './sppg-filter';

function Counts() {
  const { data: counts } = useStageCounts();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-10">
      {statusOptions.map(({ value, slug }) => (
        <li key={slug}>
          <Link to={anchors.stage(slug)} className="group flex h-full flex-col">
            {/* A dash until the data have come; the network section says what is wrong when they don't. */}
            <span className="text-3xl font-extrabold text-saffron-300">
              {counts ? formatNumber(counts.get(value) ?? 0) : '–'}
            </span>{' '}
            <span className="text-sm leading-tight font-semibold underline decoration-white/40 underline-offset-4 wrap-normal group-hover:decoration-white max-sm:w-min">
              {value}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many SPPG there are at each stage, as links to the tabs of the network section. */
export function StageCounts() {
  return (
    <div className="mt-4 noscript:hidden">
      <p className="text-sm text-brand-100">SPPG yang tercatat pada kami, menurut tahap:</p>
      <QueryProvider>
        <Counts />
      </QueryProvider>
    </div>
  );
}
