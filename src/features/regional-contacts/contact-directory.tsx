import { useDeferredValue, useRef, useState } from 'react';
import { QueryProvider } from '@/components/query-provider';
import { SearchField } from '@/components/search-field';
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
        <SearchField
          ref={inputRef}
          label="Cari kontak regional"
          placeholder="Cari Kabupaten/Kota atau Nama..."
          value={search}
          onValueChange={setSearch}
          className="flex-1 basis-64"
        />
        <Button variant="outline" onClick={reset} disabled={!search}>
          Reset
        </Button>
      </div>
      <ContactList search={deferredSearch} />
    </QueryProvider>
  );
}
