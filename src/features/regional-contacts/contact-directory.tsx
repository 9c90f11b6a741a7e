import { useDeferredValue } from 'react';
import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { QueryProvider } from '@/components/query-provider';
import { SearchField } from '@/components/lists/search-field';
import { text } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { ContactList } from './contact-list';

const filterSchema = { cari: text };

export function ContactDirectory() {
  const urlFilter = useUrlFilter(filterSchema);
  const { filter, type } = urlFilter;
  const search = useDeferredValue(filter.cari);

  return (
    <QueryProvider>
      <FilterBar urlFilter={urlFilter} className="mb-6 flex flex-wrap gap-3">
        <SearchField
          label="Cari kontak regional"
          placeholder="Cari Kabupaten/Kota atau Nama..."
          value={filter.cari}
          onValueChange={(cari) => type({ cari })}
          className="flex-1 basis-64"
        />
        <ResetButton urlFilter={urlFilter} />
      </FilterBar>
      <ContactList search={search} />
    </QueryProvider>
  );
}
