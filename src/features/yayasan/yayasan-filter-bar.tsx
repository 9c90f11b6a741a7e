import { useMemo } from 'react';
import { FilterSelect } from '@/components/lists/filter-field';
import { districtsOf, statusOptions } from '@/features/sppg/sppg-filter';
import { SppgFilterBar } from '@/features/sppg/sppg-filter-bar';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import type { YayasanWithSppg } from './api';
import type { YayasanFilter } from './matching-yayasan';

interface YayasanFilterBarProps {
  urlFilter: UrlFilter<YayasanFilter>;
  yayasanList: YayasanWithSppg[];
}

/** The filters of all SPPG, and their status. Whoever searches has done with the SPPG that a link pointed to. */
export function YayasanFilterBar({ urlFilter, yayasanList }: YayasanFilterBarProps) {
  const districts = useMemo(() => districtsOf(yayasanList.flatMap(({ sppg }) => sppg)), [yayasanList]);
  const withoutLink: typeof urlFilter = {
    ...urlFilter,
    choose: (changed) => urlFilter.choose({ ...changed, sppg: '' }),
    type: (changed) => urlFilter.type({ ...changed, sppg: '' }),
  };
  return (
    <SppgFilterBar
      urlFilter={withoutLink}
      yayasanList={yayasanList}
      districts={districts}
      status={
        <FilterSelect
          label="Status verifikasi"
          all="Semua"
          options={statusOptions}
          value={urlFilter.filter.status}
          onValueChange={(status) => withoutLink.choose({ status })}
        />
      }
    />
  );
}
