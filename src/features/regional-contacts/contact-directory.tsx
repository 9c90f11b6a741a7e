import { Search } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { ContactList } from './contact-list';

/** The regional contact directory: search box and list. */
export function ContactDirectory() {
  const [search, setSearch] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const deferredSearch = useDeferredValue(search);

  function reset() {
    setSearch('');
    // The button switches itself off and would drop the keyboard's focus.
    inputRef.current?.focus();
  }

  return (
    <QueryProvider>
      <div className="mb-6 flex flex-wrap gap-3">
        <label className="relative min-w-0 flex-1 basis-64">
          <span className="sr-only">Cari kontak regional</span>
          <Search aria-hidden="true" className="absolute top-3 left-3.5 size-5 text-ink-muted" />
          <input
            ref={inputRef}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Cari Kabupaten/Kota atau Nama..."
            className="min-h-11 w-full rounded-full border border-ink-muted bg-white pr-3 pl-11 placeholder:text-ink-muted"
          />
        </label>
        <Button variant="outline" onClick={reset} disabled={!search}>
          Reset
        </Button>
      </div>
      <ContactList search={deferredSearch} />
    </QueryProvider>
  );
}
