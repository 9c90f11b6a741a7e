import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { districtId } from '@/config/paths';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { networkStates } from '@/features/kitchens/sppg/network-state';
import { formatNumber } from '@/lib/text/format';
import {
  type Counts,
  countsSentence,
  type District,
  type NetworkCounts,
  tintStep,
  type TintStep,
} from './district-counts';
import { StateBar, tints } from './district-tile';
import { useDistrictParam } from './use-district-param';

/**
 * The map's numbers as a folded list for phones: a tap chooses a kabupaten or kota and scrolls to the part about it.
 */
export function DistrictList({ districts, steps }: { districts: District[]; steps: TintStep[] }) {
  const { chosen, linkTo } = useDistrictParam();
  return (
    <details className="rounded-2xl border border-paper-line bg-white px-4 sm:hidden">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        Pilih kabupaten atau kota
      </summary>
      <ul className="divide-y divide-paper-line border-t border-paper-line">
        {districts.map((district) => {
          const { nama, total, states } = district;
          return (
            <li key={nama}>
              <Link
                to={{ hash: districtId, ...linkTo(nama) }}
                aria-label={`${nama}: ${countsSentence(district)}`}
                aria-current={nama === chosen || undefined}
                className={clsx(
                  'grid min-h-11 grid-cols-[1fr_4rem_2.5rem] items-center gap-3 py-1.5 leading-tight',
                  nama === chosen && 'font-bold text-brand-700 underline underline-offset-4',
                )}
              >
                <span>{nama}</span>
                {total > 0 ? <StateBar states={states} /> : <span />}
                <span
                  className={clsx('rounded-md py-0.5 text-center font-bold', tints[tintStep(total, steps)])}
                >
                  {formatNumber(total)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The map's numbers for screen readers. */
export function DistrictTable({ counts: { districts, unrecorded, all } }: { counts: NetworkCounts }) {
  return (
    <div className="sr-only">
      <table>
        <caption>SPPG menurut kabupaten, kota, dan keadaan</caption>
        <thead>
          <tr>
            <th scope="col">Kabupaten/Kota</th>
            {networkStates.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {districts.map(({ nama, ...counts }) => (
            <Row key={nama} name={nama} counts={counts} />
          ))}
          {unrecorded.total > 0 && <Row name={withoutDistrict} counts={unrecorded} />}
        </tbody>
        <tfoot>
          <Row name="Semua" counts={all} />
        </tfoot>
      </table>
    </div>
  );
}

function Row({ name, counts: { total, states } }: { name: string; counts: Counts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {states.map(({ state, count }) => (
        <td key={state}>{formatNumber(count)}</td>
      ))}
      <td>{formatNumber(total)}</td>
    </tr>
  );
}
