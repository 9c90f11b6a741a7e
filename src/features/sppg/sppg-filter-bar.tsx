import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterSelect } from '@/components/lists/filter-field';
import { FoldedFields } from '@/components/lists/folded-fields';
import { SearchField } from '@/components/lists/search-field';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import type { YayasanName } from './api';
import { pengajuanOptions, type SppgFilter } from './sppg-filter';

interface SppgFilterBarProps {
  urlFilter: UrlFilter<Omit<SppgFilter, 'status'> & Partial<SppgFilter>>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanName[];
  /** A select for the status; absent where tabs choose it. */
  status?: ReactNode;
}

// Selects are as wide as their longest status, or most names of foundations.
const withoutStatus = 'sm:grid-cols-[1fr_13.5rem_auto] xl:grid-cols-[1fr_18rem_13.5rem_auto]';
const withStatus = 'sm:grid-cols-[1fr_1fr_auto] 2xl:grid-cols-[1fr_18rem_13rem_13.5rem_auto]';

/** The search and filters of every list of SPPG. */
export function SppgFilterBar({ urlFilter, yayasanList, status }: SppgFilterBarProps) {
  const { filter, choose, type } = urlFilter;
  const selected = [filter.yayasan, filter.status, filter.pengajuan].filter(Boolean);
  const yayasanOptions = useMemo(
    () => yayasanList.map(({ id, nama }) => ({ value: id, label: nama })),
    [yayasanList],
  );

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Cari dan saring SPPG"
      className={clsx('grid items-end gap-3', status ? withStatus : withoutStatus)}
    >
      <SearchField
        label="Cari SPPG"
        placeholder="Cari nama, lokasi, kode..."
        value={filter.cari}
        onValueChange={(cari) => type({ cari })}
        className={status ? undefined : 'sm:col-span-full xl:col-span-1'}
      />
      <FoldedFields count={selected.length}>
        <div className={clsx(status && 'sm:col-span-2 2xl:col-span-1')}>
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
        <ResetButton urlFilter={urlFilter} />
      </FoldedFields>
    </FilterBar>
  );
}
