import { lazy, useDeferredValue, useState } from 'react';
import { lazyDialogHost } from '@/components/lazy-dialog';
import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { SearchField } from '@/components/lists/search-field';
import { OptionalPart } from '@/components/optional-part';
import { QueryProvider } from '@/components/query-provider';
import { useAccess } from '@/features/auth/use-access';
import { text } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { ContactDialogState } from './contact-dialogs';
import { ContactList } from './contact-list';

const filterSchema = { cari: text };

// Chunks for admins; visitors never download them.
const MissingContacts = lazy(async () => ({ default: (await import('./missing-contacts')).MissingContacts }));
const ContactDialogHost = lazyDialogHost(async () => (await import('./contact-dialogs')).ContactDialogs);

function DirectoryContent() {
  const { isAdmin } = useAccess();
  const urlFilter = useUrlFilter(filterSchema);
  const { filter, type } = urlFilter;
  const search = useDeferredValue(filter.cari);
  const [dialog, setDialog] = useState<ContactDialogState | null>(null);

  return (
    <>
      {isAdmin && (
        <OptionalPart>
          <MissingContacts onContactAction={setDialog} />
        </OptionalPart>
      )}
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
      <ContactList search={search} onContactAction={isAdmin ? setDialog : undefined} />
      {isAdmin && <ContactDialogHost state={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

export function ContactDirectory() {
  return (
    <QueryProvider>
      <DirectoryContent />
    </QueryProvider>
  );
}
