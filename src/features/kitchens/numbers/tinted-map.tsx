import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { anchors } from '@/config/paths';
import { countsSentence, type District, tintStep, tintSteps } from '@/features/kitchens/map/district-counts';
import { tileName, tints } from '@/features/kitchens/map/district-tile';
import { formatNumber } from '@/lib/text/format';

// Once for all tiles, whose classes would be longer than what they say.
const tileLooks =
  '[&_a]:flex [&_a]:h-9 [&_a]:flex-col [&_a]:items-center [&_a]:justify-center [&_a]:rounded [&_a]:border [&_a]:border-paper-line [&_a]:text-center [&_a]:leading-tight [&_a:hover]:border-brand-600 sm:[&_a]:h-20 sm:[&_a]:rounded-lg ' +
  '[&_a]:[print-color-adjust:exact] [&_b]:tabular-nums sm:[&_b]:text-xl [&_span]:text-[0.6875rem] [&_span]:tracking-tighter max-sm:[&_span]:hidden';

/** Central Java as tiles, the greener the more SPPG; on a phone the tiles have room for the numbers alone. */
export function TintedMap({ districts }: { districts: District[] }) {
  const steps = tintSteps(districts);
  return (
    <ul
      aria-label="Peta SPPG per kabupaten dan kota"
      className={clsx('grid grid-cols-10 gap-0.5 sm:gap-1', tileLooks)}
    >
      {districts.map((district) => {
        const { nama, kolom, baris, total } = district;
        const [kind, name] = tileName(nama);
        return (
          <li key={nama} style={{ gridColumn: kolom, gridRow: baris }}>
            <Link
              to={anchors.district(nama)}
              aria-label={`${nama}: ${countsSentence(district)}`}
              className={tints[tintStep(total, steps)]}
            >
              <b>{formatNumber(total)}</b>
              <span>
                {kind} {name}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
