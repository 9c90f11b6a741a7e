import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterSelect } from '@/components/lists/filter-field';
import { SearchField } from '@/components/lists/search-field';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import type { YayasanName } from './api';
import { pengajuanOptions, type SppgFilter } from './sppg-filter';

interface SppgFilterBarProps {
  urlFilter: UrlFilter<Omit<SppgFilter, 'status'>>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanName[];
  /** A select for the status; absent where tabs choose it. */
  status?: ReactNode;
}

const fourColumns = 'sm:grid-cols-[1fr_1fr_auto] xl:grid-cols-[2fr_1fr_1fr_auto]';
const fiveColumns = 'sm:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[1.5fr_1fr_1fr_1fr_auto]';

/** The search and filters of every list of SPPG. */
export function SppgFilterBar({ urlFilter, yayasanList, status }: SppgFilterBarProps) {
  const { filter, choose, type } = urlFilter;
  const yayasanOptions = useMemo(
    () => yayasanList.map(({ id, nama }) => ({ value: id, label: nama })),
    [yayasanList],
  );

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Cari dan saring SPPG"
      className={clsx('grid grid-cols-2 items-end gap-3', status ? fiveColumns : fourColumns)}
    >
      <SearchField
        label="Cari SPPG"
        placeholder="Cari nama, lokasi, kode..."
        value={filter.cari}
        onValueChange={(cari) => type({ cari })}
        className="col-span-full xl:col-span-1"
      />
      <div className="max-sm:col-span-full">
        <FilterSelect
          label="Yayasan"
          all="Semua"
          options={yayasanOptions}
          unknown="Yayasan tidak dikenal"
          value={filter.yayasan}
          onValueChange={(yayasan) => choose({ yayasan })}
        />
      </div>
      {status}
      <FilterSelect
        label="Status pengajuan"
        all="Semua"
        options={pengajuanOptions}
        value={filter.pengajuan}
        onValueChange={(pengajuan) => choose({ pengajuan })}
      />
      <ResetButton urlFilter={urlFilter} className={clsx(status && 'max-sm:col-span-full')} />
    </FilterBar>
  );
}
