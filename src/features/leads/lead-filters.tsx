import { FilterDate, FilterSelect } from '@/components/filter-field';
import { SearchBox } from '@/components/search-box';
import { Button } from '@/components/ui/button';
import { useFilterParams } from '@/lib/use-filter-params';
import { leadKinds, leadStatuses } from './lead';
import { isFiltered, leadParams, readLeadFilter } from './lead-filter';

/** Search and filters of the inbox; the address keeps them. */
export function LeadFilters() {
  const { params, setFilter, resetFilters } = useFilterParams();
  const filter = readLeadFilter(params);
  const kindSlug = leadKinds.find(({ value }) => value === filter.kind)?.slug ?? '';

  return (
    <search className="mb-6 grid grid-cols-2 items-end gap-x-3 gap-y-4 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]">
      <SearchBox
        label="Cari pesan dan pengajuan"
        placeholder="Cari nama, email, isi..."
        value={filter.search}
        onSearch={(text) => setFilter(leadParams.search, text)}
        className="col-span-2 xl:col-span-1"
      />
      <FilterSelect
        label="Jenis"
        value={kindSlug}
        onChange={(event) => setFilter(leadParams.kind, event.target.value)}
      >
        <option value="">Semua jenis</option>
        {leadKinds.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Status"
        value={filter.status ?? ''}
        onChange={(event) => setFilter(leadParams.status, event.target.value)}
      >
        <option value="">Semua status</option>
        {leadStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      <FilterDate
        label="Dari tanggal"
        value={filter.from ?? ''}
        max={filter.until}
        onChange={(event) => setFilter(leadParams.from, event.target.value)}
      />
      <FilterDate
        label="Sampai tanggal"
        value={filter.until ?? ''}
        min={filter.from}
        onChange={(event) => setFilter(leadParams.until, event.target.value)}
      />
      <Button
        variant="outline"
        disabled={!isFiltered(filter)}
        onClick={resetFilters}
        className="col-span-2 xl:col-span-1"
      >
        Reset
      </Button>
    </search>
  );
}
