import { withoutDistrict } from '@/features/sppg/sppg-filter';
import { statusVerifikasi } from '@/features/sppg/status';
import { formatNumber } from '@/lib/text/format';
import type { Counts, NetworkCounts } from './district-counts';

/** The map's numbers for screen readers. */
export function DistrictTable({ counts: { districts, unrecorded, all } }: { counts: NetworkCounts }) {
  return (
    <div className="sr-only">
      <table>
        <caption>SPPG menurut kabupaten, kota, dan tahap</caption>
        <thead>
          <tr>
            <th scope="col">Kabupaten/Kota</th>
            {statusVerifikasi.map((stage) => (
              <th key={stage} scope="col">
                {stage}
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

function Row({ name, counts: { total, stages } }: { name: string; counts: Counts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {stages.map(({ stage, count }) => (
        <td key={stage}>{formatNumber(count)}</td>
      ))}
      <td>{formatNumber(total)}</td>
    </tr>
  );
}
