import { useRef } from 'react';
import { FilterDate, FilterSelect } from '@/components/filter-field';
import { SearchBox } from '@/components/search-box';
import { Button } from '@/components/ui/button';
import { useFilterParams } from '@/lib/use-filter-params';
import { leadKinds, leadStatuses } from './lead';
import { isFiltered, leadParams, readDay, readLeadFilter } from './lead-filter';

/** Search and filters of the inbox; the address keeps them. */
export function LeadFilters() {
  const { params, setFilter, resetFilters } = useFilterParams();
  const filter = readLeadFilter(params);
  const searchRef = useRef<HTMLInputElement>(null);
  const kindSlug = leadKinds.find(({ value }) => value === filter.kind)?.slug ?? '';

  function reset() {
    resetFilters();
    // The button switches itself off and would drop the keyboard's focus.
    searchRef.current?.focus();
  }

  return (
    <fieldset
      aria-label="Cari dan saring kiriman"
      className="mb-6 grid min-w-0 grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-4"
    >
      <div className="col-span-full flex gap-3">
        <SearchBox
          ref={searchRef}
          label="Cari pesan dan pengajuan"
          placeholder="Cari nama atau isi..."
          value={filter.search}
          onSearch={(text) => setFilter(leadParams.search, text)}
          className="flex-1"
        />
        <Button variant="outline" disabled={!isFiltered(filter)} onClick={reset}>
          Reset
        </Button>
      </div>
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
        value={filter.status?.toLowerCase() ?? ''}
        onChange={(event) => setFilter(leadParams.status, event.target.value)}
      >
        <option value="">Semua status</option>
        {leadStatuses.map((status) => (
          <option key={status} value={status.toLowerCase()}>
            {status}
          </option>
        ))}
      </FilterSelect>
      <FilterDate
        label="Dari tanggal"
        value={filter.from ?? ''}
        max={filter.until}
        onChange={(event) => setFilter(leadParams.from, readDay(event.target.value) ?? '')}
      />
      <FilterDate
        label="Sampai tanggal"
        value={filter.until ?? ''}
        min={filter.from}
        onChange={(event) => setFilter(leadParams.until, readDay(event.target.value) ?? '')}
      />
    </fieldset>
  );
}
