import { EmptyState } from '@/components/states';
import { Loaded } from '@/components/lists/loaded';
import { NeedsScript } from '@/components/needs-script';
import type { RegionalContact } from './api';
import { ContactCard, ContactCardSkeleton } from './contact-card';
import type { ContactDialogState } from './contact-dialogs';
import { filterContacts } from './contacts';
import { useRegionalContacts } from './queries';

/** Central Java has 29 kabupaten and 6 kota; the skeleton shows as many cards. */
const districtCount = 35;

const status = 'mb-4 block text-ink-soft';
const grid = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3';

interface ContactListProps {
  search: string;
  /** Only for admins. */
  onContactAction?: (action: ContactDialogState) => void;
}

export function ContactList({ search, onContactAction }: ContactListProps) {
  return (
    <Loaded
      query={useRegionalContacts()}
      loading={<ContactListSkeleton />}
      failure="Gagal memuat data kontak regional. Silakan coba lagi nanti."
      withReason={false}
      onRetry={() => location.reload()}
    >
      {(contacts) => (
        <FoundContacts
          found={filterContacts(contacts, search)}
          search={search.trim()}
          onContactAction={onContactAction}
        />
      )}
    </Loaded>
  );
}

function ContactListSkeleton() {
  return (
    <>
      <NeedsScript what="Daftar kontak ini" />
      <output className={`${status} noscript:hidden`}>Memuat data kontak regional...</output>
      <ul aria-hidden="true" className={`${grid} noscript:hidden print:hidden`}>
        {Array.from({ length: districtCount }, (_, index) => (
          <ContactCardSkeleton key={index} />
        ))}
      </ul>
    </>
  );
}

interface FoundContactsProps extends ContactListProps {
  found: RegionalContact[];
}

function FoundContacts({ found, search, onContactAction }: FoundContactsProps) {
  if (found.length === 0) {
    return (
      <EmptyState title="Data Kontak Tidak Ditemukan">
        {search
          ? `Tidak ada kabupaten, kota, atau nama yang cocok dengan “${search}”. Periksa ejaannya atau tekan Reset.`
          : 'Belum ada kontak regional yang terdaftar. Untuk sementara, hubungi kantor kami di Kota Semarang.'}
      </EmptyState>
    );
  }
  return (
    <>
      <output className={status}>{found.length} kontak</output>
      <ul className={grid}>
        {found.map((contact) => (
          <ContactCard key={contact.id} contact={contact} onContactAction={onContactAction} />
        ))}
      </ul>
    </>
  );
}
