import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { tintStep, tintSteps } from '@/features/kitchens/map/district-counts';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { formatNumber } from '@/lib/text/format';
import type { DueDistrict } from './api';

/** The link to the SPPG of a kabupaten or kota with something due. */
const dueIn = (nama: string | null) =>
  `${paths.adminSppg}?${String(new URLSearchParams({ wilayah: nama ?? withoutDistrict, perlu: 'apa-saja' }))}`;

/** The more SPPG, the darker. */
const tints = ['bg-paper', 'bg-saffron-100', 'bg-saffron-200', 'bg-saffron-300', 'bg-saffron-400'];

/** Central Java as tiles, each in its rough place, tinted by how many SPPG there wait for something. */
export function DueMap({ districts }: { districts: DueDistrict[] }) {
  const steps = tintSteps(districts);
  const mostFirst = districts
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, 3);
  return (
    <figure className="h-fit rounded-2xl border border-paper-line bg-white p-3 sm:px-5">
      <figcaption className="mb-1.5 text-sm text-ink-soft">SPPG yang perlu ditangani per wilayah</figcaption>
      <div className="grid auto-rows-[1.5rem] grid-cols-10 gap-0.5 sm:auto-rows-[2.25rem] sm:gap-1">
        <ul aria-label="Peta yang perlu ditangani" className="contents">
          {districts.map(({ nama, kolom, baris, total }) =>
            nama && kolom && baris ? (
              <li
                key={nama}
                style={{ gridColumn: kolom, gridRow: baris }}
                className={clsx(
                  'rounded border border-paper-line [print-color-adjust:exact]',
                  tints[tintStep(total, steps)],
                )}
              >
                {total > 0 && (
                  <Link
                    to={dueIn(nama)}
                    title={nama}
                    className="grid size-full place-items-center rounded text-sm font-bold hover:outline-2 hover:outline-brand-700"
                  >
                    <span className="sr-only">{nama}: </span>
                    {formatNumber(total)}
                  </Link>
                )}
              </li>
            ) : null,
          )}
        </ul>
        {/* The legend, in the empty corner that is the sea south of Java. */}
        <ol
          aria-label="Terbanyak"
          className="col-span-6 col-start-1 row-span-2 row-start-5 self-end text-xs leading-6 sm:text-sm"
        >
          {mostFirst.map(({ nama, total }) => (
            <li key={nama} className="max-sm:nth-3:hidden">
              <TextLink to={dueIn(nama)}>{nama ?? 'Tanpa kabupaten/kota'}</TextLink>{' '}
              <span>{formatNumber(total)}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
