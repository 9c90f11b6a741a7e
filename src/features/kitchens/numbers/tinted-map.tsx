import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { anchors } from '@/config/paths';
import { countsSentence, type District, tintStep, tintSteps } from '@/features/kitchens/map/district-counts';
import { tileName, tints } from '@/features/kitchens/map/district-tile';
import { formatNumber } from '@/lib/text/format';

/** Central Java as tiles, the greener the more SPPG; on a phone the tiles have room for the numbers alone. */
export function TintedMap({ districts }: { districts: District[] }) {
  const steps = tintSteps(districts);
  return (
    <ul aria-label="Peta SPPG per kabupaten dan kota" className="grid grid-cols-10 gap-0.5 sm:gap-1">
      {districts.map((district) => {
        const { nama, kolom, baris, total } = district;
        const [kind, name] = tileName(nama);
        return (
          <li key={nama} style={{ gridColumn: kolom, gridRow: baris }}>
            <Link
              to={anchors.district(nama)}
              aria-label={`${nama}: ${countsSentence(district)}`}
              className={clsx(
                'flex h-full min-h-9 flex-col items-center rounded-lg border border-paper-line py-1 text-center leading-tight hover:border-brand-600 [print-color-adjust:exact]',
                tints[tintStep(total, steps)],
              )}
            >
              <span className="font-extrabold tabular-nums">{formatNumber(total)}</span>
              <span className="text-xs tracking-tighter max-sm:hidden">
                {kind} {name}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
