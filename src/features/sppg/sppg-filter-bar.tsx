import { clsx } from 'clsx';
import { type ChangeEvent, memo } from 'react';
import { FilterSelect } from '@/components/filter-field';
import { SearchField } from '@/components/search-field';
import { Button } from '@/components/ui/button';
import type { YayasanName } from './api';
import { Options } from './options';
import type { SppgFilter } from './sppg-filter';
import { statusPengajuanSppg, statusVerifikasi } from './status';
import type { useSppgFilter } from './use-sppg-filter';

interface SppgFilterBarProps {
  sppgFilter: ReturnType<typeof useSppgFilter>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanName[];
  /** Absent where tabs choose the status. */
  withStatus?: boolean;
}

const fourColumns = 'sm:grid-cols-[1fr_1fr_auto] xl:grid-cols-[2fr_1fr_1fr_auto]';
const fiveColumns = 'sm:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[1.5fr_1fr_1fr_1fr_auto]';

/** Search and filters of a list of SPPG, the same on every page that has one. */
export function SppgFilterBar({ sppgFilter, yayasanList, withStatus = false }: SppgFilterBarProps) {
  const { filter, isActive, change, search, reset, searchRef } = sppgFilter;

  return (
    <fieldset
      aria-label="Cari dan saring SPPG"
      className={clsx('grid min-w-0 grid-cols-2 items-end gap-3', withStatus ? fiveColumns : fourColumns)}
    >
      <SearchField
        ref={searchRef}
        label="Cari SPPG"
        placeholder="Cari nama, lokasi, kode..."
        value={filter.cari}
        onValueChange={search}
        className="col-span-full xl:col-span-1"
      />
      <div className="max-sm:col-span-full">
        <FilterSelect
          label="Yayasan"
          value={filter.yayasan}
          onChange={(event) => change({ yayasan: event.target.value })}
        >
          <option value="">Semua</option>
          <YayasanOptions yayasanList={yayasanList} chosen={filter.yayasan} />
        </FilterSelect>
      </div>
      {withStatus && (
        <FilterSelect
          label="Status verifikasi"
          value={filter.status}
          onChange={(event) => change({ status: chosen(statusVerifikasi, event) })}
        >
          <option value="">Semua</option>
          <Options values={statusVerifikasi} />
        </FilterSelect>
      )}
      <FilterSelect
        label="Status pengajuan"
        value={filter.pengajuan}
        onChange={(event) => change({ pengajuan: chosen(statusPengajuanSppg, event) })}
      >
        <option value="">Semua</option>
        <Options values={statusPengajuanSppg} />
      </FilterSelect>
      <Button
        variant="outline"
        onClick={reset}
        disabled={!isActive}
        className={clsx(withStatus && 'max-sm:col-span-full')}
      >
        Reset
      </Button>
    </fieldset>
  );
}

function chosen<Value extends string>(values: readonly Value[], event: ChangeEvent<HTMLSelectElement>) {
  return values.find((value) => value === event.target.value) ?? '';
}

/** Memoised: there may be hundreds, and a letter typed in the search box changes none. */
const YayasanOptions = memo(function YayasanOptions({
  yayasanList,
  chosen,
}: {
  yayasanList: YayasanName[];
  chosen: SppgFilter['yayasan'];
}) {
  const isKnown = !chosen || yayasanList.some(({ id }) => id === chosen);
  return (
    <>
      {yayasanList.map(({ id, nama }) => (
        <option key={id} value={id}>
          {nama}
        </option>
      ))}
      {!isKnown && <option value={chosen}>Yayasan tidak dikenal</option>}
    </>
  );
});
