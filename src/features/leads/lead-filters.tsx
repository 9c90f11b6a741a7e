import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterDate, FilterSelect } from '@/components/lists/filter-field';
import { SearchField } from '@/components/lists/search-field';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { leadKinds } from './lead';
import { leadFilterSchema, leadStatusOptions } from './lead-filter';

export function LeadFilters() {
  const urlFilter = useUrlFilter(leadFilterSchema);
  const { filter, choose, type } = urlFilter;

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Cari dan saring kiriman"
      className="mb-6 grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-4"
    >
      <div className="col-span-full flex gap-3">
        <SearchField
          label="Cari pesan dan pengajuan"
          placeholder="Cari nama atau isi..."
          value={filter.cari}
          onValueChange={(cari) => type({ cari })}
          className="flex-1"
        />
        <ResetButton urlFilter={urlFilter} />
      </div>
      <FilterSelect
        label="Jenis"
        all="Semua jenis"
        options={leadKinds}
        value={filter.jenis}
        onValueChange={(jenis) => choose({ jenis })}
      />
      <FilterSelect
        label="Status"
        all="Semua status"
        options={leadStatusOptions}
        value={filter.status}
        onValueChange={(status) => choose({ status })}
      />
      <FilterDate
        label="Dari tanggal"
        value={filter.dari}
        max={filter.sampai}
        onValueChange={(dari) => type({ dari })}
      />
      <FilterDate
        label="Sampai tanggal"
        value={filter.sampai}
        min={filter.dari}
        onValueChange={(sampai) => type({ sampai })}
      />
    </FilterBar>
  );
}
