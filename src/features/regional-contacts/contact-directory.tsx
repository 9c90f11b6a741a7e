import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { ContactList } from './contact-list';

/** The regional contact directory: search box and list. */
export function ContactDirectory() {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  return (
    <QueryProvider>
      <search className="mb-6 flex flex-wrap gap-3">
        <label className="relative min-w-0 flex-1 basis-64">
          <span className="sr-only">Cari kontak regional</span>
          <Search aria-hidden="true" className="absolute top-3 left-3.5 size-5 text-ink-muted" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Cari Kabupaten/Kota atau Nama..."
            className="min-h-11 w-full rounded-full border border-ink-muted bg-white pr-3 pl-11 placeholder:text-ink-muted"
          />
        </label>
        <Button variant="outline" onClick={() => setSearch('')} disabled={!search}>
          Reset
        </Button>
      </search>
      <ContactList search={deferredSearch} />
    </QueryProvider>
  );
}
