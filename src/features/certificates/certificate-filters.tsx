import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterSelect } from '@/components/lists/filter-field';
import { SearchField } from '@/components/lists/search-field';
import { optionsOf } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { certificateFilterSchema, certificateStateOptions, historyOptions } from './certificate-filter';
import { certificateKinds } from './certificate-state';

const kindOptions = optionsOf(certificateKinds);

export function CertificateFilters() {
  const urlFilter = useUrlFilter(certificateFilterSchema);
  const { filter, choose, type } = urlFilter;

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Cari dan saring sertifikat"
      className="mb-6 grid gap-x-3 gap-y-4 sm:grid-cols-3"
    >
      <div className="col-span-full flex gap-3">
        <SearchField
          label="Cari sertifikat"
          placeholder="Cari SPPG, kode, atau nomor..."
          value={filter.cari}
          onValueChange={(cari) => type({ cari })}
          className="flex-1"
        />
        <ResetButton urlFilter={urlFilter} />
      </div>
      <FilterSelect
        label="Keadaan"
        all="Semua keadaan"
        options={certificateStateOptions}
        value={filter.keadaan}
        onValueChange={(keadaan) => choose({ keadaan })}
      />
      <FilterSelect
        label="Jenis"
        all="Semua jenis"
        options={kindOptions}
        value={filter.jenis}
        onValueChange={(jenis) => choose({ jenis })}
      />
      <FilterSelect
        label="Riwayat"
        all="Hanya yang terbaru"
        options={historyOptions}
        value={filter.riwayat}
        onValueChange={(riwayat) => choose({ riwayat })}
      />
    </FilterBar>
  );
}
