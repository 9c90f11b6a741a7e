import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterSelect } from '@/components/lists/filter-field';
import { FoldedFields } from '@/components/lists/folded-fields';
import { SearchField } from '@/components/lists/search-field';
import { useAccess } from '@/features/auth/use-access';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import type { YayasanName } from './api';
import { confirmationOptions, pengajuanOptions, type SppgFilter } from './sppg-filter';

interface SppgFilterBarProps {
  urlFilter: UrlFilter<Omit<SppgFilter, 'status'> & Partial<SppgFilter>>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanName[];
  /** The kabupaten and kota to choose from, by name. */
  districts: string[];
  /** A select for the status; absent where tabs choose it. */
  status?: ReactNode;
}

// Selects of a status are as wide as the longest one.
const withoutStatus = 'sm:grid-cols-2 lg:grid-cols-[1fr_1fr_13.5rem_auto]';
const withStatus = 'sm:grid-cols-[1fr_1fr_auto] xl:grid-cols-[1fr_1fr_13rem_13.5rem_auto]';

/** The search and filters of every list of SPPG. */
export function SppgFilterBar({ urlFilter, yayasanList, districts, status }: SppgFilterBarProps) {
  const { filter, choose, type } = urlFilter;
  const { canManage } = useAccess();
  const selected = [
    filter.yayasan,
    filter.wilayah,
    filter.status,
    filter.pengajuan,
    filter.konfirmasi,
  ].filter(Boolean);
  const yayasanOptions = useMemo(
    () => yayasanList.map(({ id, nama }) => ({ value: id, label: nama })),
    [yayasanList],
  );
  const districtOptions = useMemo(() => districts.map((nama) => ({ value: nama, label: nama })), [districts]);

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
        className="sm:col-span-full"
      />
      <FoldedFields count={selected.length}>
        <FilterSelect
          label="Yayasan"
          all="Semua"
          options={yayasanOptions}
          unknown="Yayasan tidak dikenal"
          value={filter.yayasan}
          onValueChange={(yayasan) => choose({ yayasan })}
        />
        <div className={clsx(status && 'sm:col-span-2 xl:col-span-1')}>
          <FilterSelect
            label="Kabupaten/Kota"
            all="Semua"
            options={districtOptions}
            unknown={filter.wilayah}
            value={filter.wilayah}
            onValueChange={(wilayah) => choose({ wilayah })}
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
        {(canManage || filter.konfirmasi) && (
          <FilterSelect
            label="Konfirmasi"
            all="Semua"
            options={confirmationOptions}
            value={filter.konfirmasi}
            onValueChange={(konfirmasi) => choose({ konfirmasi })}
          />
        )}
        <ResetButton urlFilter={urlFilter} />
      </FoldedFields>
    </FilterBar>
  );
}
