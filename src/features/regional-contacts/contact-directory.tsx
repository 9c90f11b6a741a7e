import { useDeferredValue, useState } from 'react';
import { lazyDialogHost, lazyPart } from '@/components/lazy';
import { FilterBar } from '@/components/lists/filter-bar';
import { QueryProvider } from '@/components/query-provider';
import { useAccess } from '@/features/auth/use-access';
import { search } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { ContactDialogState } from './contact-dialogs';
import { ContactList } from './contact-list';

const filterSchema = {
  cari: search({ label: 'Cari kontak regional', placeholder: 'Cari Kabupaten/Kota atau Nama...' }),
};

// Chunks for admins; visitors never download them.
const MissingContacts = lazyPart(async () => (await import('./missing-contacts')).MissingContacts);
const ContactDialogHost = lazyDialogHost(async () => (await import('./contact-dialogs')).ContactDialogs);

function DirectoryContent() {
  const { isAdmin } = useAccess();
  const urlFilter = useUrlFilter(filterSchema);
  const sought = useDeferredValue(urlFilter.filter.cari);
  const [dialog, setDialog] = useState<ContactDialogState | null>(null);

  return (
    <>
      {isAdmin && <MissingContacts onContactAction={setDialog} />}
      <FilterBar
        urlFilter={urlFilter}
        className="mb-6 flex flex-wrap gap-3"
        places={{ cari: 'flex-1 basis-64' }}
      />
      <ContactList search={sought} onContactAction={isAdmin ? setDialog : undefined} />
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
