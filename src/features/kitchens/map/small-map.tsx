import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { districtPath } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { countsSentence, type District, tintStep, tintSteps } from './district-counts';
import { tileName, tints } from './district-tile';

interface SmallMapProps {
  districts: District[];
  /** Beside a list with the same links, by which screen readers and keyboards go. */
  isBesideList?: boolean;
}

/** Central Java as tiles, the greener the more SPPG; on a phone they have room for the numbers alone. */
export function SmallMap({ districts, isBesideList = false }: SmallMapProps) {
  const steps = tintSteps(districts);
  return (
    <ul
      aria-label={isBesideList ? undefined : 'Peta SPPG per kabupaten dan kota'}
      aria-hidden={isBesideList || undefined}
      className="grid grid-cols-10 gap-0.5 sm:gap-1"
    >
      {districts.map((district) => {
        const { nama, kolom, baris, total } = district;
        const [kind, name] = tileName(nama);
        return (
          <li key={nama} style={{ gridColumn: kolom, gridRow: baris }}>
            <Link
              to={districtPath(nama)}
              tabIndex={isBesideList ? -1 : undefined}
              className={clsx(
                'flex h-full min-h-9 flex-col items-center rounded-lg border border-paper-line py-1 text-center leading-tight hover:border-brand-600 [print-color-adjust:exact]',
                tints[tintStep(total, steps)],
              )}
            >
              {!isBesideList && (
                <span className="sr-only">
                  {nama}: {countsSentence(district)}
                </span>
              )}
              <span aria-hidden="true" className="font-extrabold tabular-nums">
                {formatNumber(total)}
              </span>
              <span aria-hidden="true" className="text-xs tracking-tighter max-sm:hidden">
                {kind} {name}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
