import { clsx } from 'clsx';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { anchors } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { ChosenDistrict } from './chosen-district';
import { type NetworkCounts, networkCounts, type TintStep, tintStep, tintSteps } from './district-counts';
import { DistrictList, DistrictTable } from './district-list';
import { DistrictTile, StateSwatch, tints } from './district-tile';
import { NetworkMapSkeleton } from './network-map-skeleton';
import { SmallMap } from './small-map';
import { useNetworkCounts } from './api';

/**
 * Central Java as tiles, each in its rough place: how many SPPG there are in every kabupaten and kota. A tap puts one into
 * the URL as `wilayah`, and another takes it out.
 */
export function NetworkMap() {
  return (
    <Loaded query={useNetworkCounts().query} loading={<NetworkMapSkeleton />} failure="Peta gagal dimuat.">
      {(rows) => <Tiles counts={networkCounts(rows)} />}
    </Loaded>
  );
}

function Tiles({ counts }: { counts: NetworkCounts }) {
  const { districts } = counts;
  const steps = tintSteps(districts);
  return (
    <div className="break-inside-avoid sm:grid sm:auto-rows-[minmax(5.25rem,auto)] sm:grid-cols-10 sm:gap-0.5 md:gap-1 xl:gap-1.5">
      <div className="mb-3 sm:hidden print:hidden">
        <SmallMap districts={districts} isBesideList />
      </div>
      <DistrictList districts={districts} steps={steps} />
      <ul aria-label="Peta SPPG per kabupaten dan kota" className="contents max-sm:hidden">
        {districts.map((district) => (
          <DistrictTile key={district.nama} district={district} step={tintStep(district.total, steps)} />
        ))}
      </ul>
      {/* The legend stands where the map is empty: in the sea south of Java. */}
      <div className="space-y-2 text-sm max-sm:mt-4 sm:col-span-6 sm:col-start-1 sm:row-span-2 sm:row-start-5 sm:self-end sm:pr-6">
        <Legend counts={counts} steps={steps} />
        <ChosenDistrict counts={counts} />
      </div>
      <DistrictTable counts={counts} />
    </div>
  );
}

interface LegendProps {
  counts: NetworkCounts;
  steps: TintStep[];
}

function Legend({ counts: { all, unrecorded, closed }, steps }: LegendProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 forced-colors:hidden">
        <p>SPPG per wilayah</p>
        <ul aria-label="Arti warna petak" className="flex">
          {steps.map(({ step, from, to }) => (
            <li
              key={step}
              className={clsx(
                'min-w-10 border border-paper-line px-2 text-center font-semibold [print-color-adjust:exact]',
                tints[step],
              )}
            >
              {to > from ? `${formatNumber(from)}–${formatNumber(to)}` : formatNumber(from)}
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label="Arti warna bilah" className="flex flex-wrap gap-x-5 gap-y-1">
        {all.states.map(({ state, count }) => (
          <li key={state} className="flex items-center gap-2">
            <StateSwatch state={state} />
            {state === 'Dihentikan sementara' && count > 0 ? (
              <TextLink to={anchors.suspendedSppg}>
                {formatNumber(count)} {state}
              </TextLink>
            ) : (
              <span>
                {formatNumber(count)} {state}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>Dihitung: SPPG yang sudah kami konfirmasi.</p>
      {closed > 0 && (
        <p>
          <TextLink to={anchors.closedSppg}>{formatNumber(closed)} dapur yang ditutup</TextLink>
          <span> tidak ditampilkan.</span>
        </p>
      )}
      {unrecorded.total > 0 && (
        <p className="text-ink-soft">{formatNumber(unrecorded.total)} SPPG belum bercatatan wilayah.</p>
      )}
    </>
  );
}
