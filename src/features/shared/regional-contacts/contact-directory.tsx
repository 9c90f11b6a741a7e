import { clsx } from 'clsx';
import { MessageCircle, Phone } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { Folded } from '@/components/folded';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { FilterBar } from '@/components/lists/filter-bar';
import { Loaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { EmptyState } from '@/components/states';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { districtPath } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { useMeantPlaces } from '@/lib/url/use-meant-places';
import { reloadIfServed } from '@/lib/chunks';
import { initials } from '@/lib/text/initials';
import { telHref, whatsappHref } from '@/lib/text/phone';
import { search } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { type RegionalContact, useRegionalContacts } from './api';
import type { ContactDialogState } from './contact-dialogs';
import { filterContacts, contactPhotoUrl } from './contacts';
import { byRegion, regionCount } from './regions';

const filterSchema = {
  cari: search({ label: 'Cari kontak regional', placeholder: 'Cari Kabupaten/Kota atau Nama...' }),
};

// In chunks of their own, as only admins need them.
const MissingContacts = lazyPart(async () => (await import('./management-tools')).MissingContacts);
const ContactDialogs = lazyDialog(async () => (await import('./contact-dialogs')).ContactDialogs);

interface ContactDirectoryProps {
  /** Where people come for other things, too: the contacts are folded by region until somebody searches. */
  isFolded?: boolean;
}

function DirectoryContent({ isFolded = false }: ContactDirectoryProps) {
  const { isAdmin } = useAccess();
  const urlFilter = useUrlFilter(filterSchema);
  const sought = useDeferredValue(useMeantPlaces(urlFilter.filter).cari);
  const [dialog, setDialog] = useState<ContactDialogState | null>(null);

  return (
    <>
      {isAdmin && <MissingContacts onContactAction={setDialog} />}
      <FilterBar
        urlFilter={urlFilter}
        className="mb-6 flex flex-wrap gap-3"
        places={{ cari: 'flex-1 basis-64' }}
      />
      <ContactList search={sought} isFolded={isFolded} onContactAction={isAdmin ? setDialog : undefined} />
      {isAdmin && <ContactDialogs state={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

export function ContactDirectory(props: ContactDirectoryProps) {
  return (
    <QueryProvider>
      <DirectoryContent {...props} />
    </QueryProvider>
  );
}

/** Central Java has 29 kabupaten and 6 kota; the skeleton shows as many cards. */
const districtCount = 35;

const status = 'mb-4 block text-ink-soft';
const grid = 'grid sm:gap-4 md:grid-cols-2 2xl:grid-cols-3';

interface ContactListProps {
  search: string;
  isFolded: boolean;
  /** Opens a dialog of a contact; absent for all but admins. */
  onContactAction?: (action: ContactDialogState) => void;
}

function ContactList({ search, isFolded, onContactAction }: ContactListProps) {
  return (
    <Loaded
      query={useRegionalContacts()}
      loading={<ContactListSkeleton isFolded={isFolded} />}
      failure="Gagal memuat data kontak regional. Silakan coba lagi nanti."
      withReason={false}
      onRetry={() => void reloadIfServed()}
    >
      {(contacts) => (
        <FoundContacts
          found={filterContacts(contacts, search)}
          search={(search.split('\n')[0] ?? '').trim()}
          isFolded={isFolded}
          onContactAction={onContactAction}
        />
      )}
    </Loaded>
  );
}

function ContactListSkeleton({ isFolded }: Pick<ContactListProps, 'isFolded'>) {
  return (
    <>
      <output className={`${status} noscript:hidden`}>Memuat data kontak regional...</output>
      <ul aria-hidden="true" className={clsx(!isFolded && grid, 'noscript:hidden print:hidden')}>
        {Array.from({ length: isFolded ? regionCount : districtCount }, (_, index) =>
          isFolded ? (
            <li key={index} className={clsx(foldedRow, 'box-content border-t border-paper-line py-3')}>
              <Skeleton className="h-5 w-1/2 rounded-lg" />
            </li>
          ) : (
            <ContactCardSkeleton key={index} />
          ),
        )}
      </ul>
    </>
  );
}

/** The height of the row of a region, with its places on two lines on a phone. */
const foldedRow = 'flex min-h-17 flex-col justify-center sm:min-h-12';

interface FoundContactsProps extends ContactListProps {
  found: RegionalContact[];
}

function FoundContacts({ found, search, isFolded, onContactAction }: FoundContactsProps) {
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
      {isFolded && !search ? (
        byRegion(found).map(({ name, places, contacts }) => (
          <Folded
            key={name}
            heading="h3"
            summary={
              <span className={foldedRow}>
                <span>{name}</span>
                <span className="text-sm leading-snug font-normal text-ink-soft">{places.join(', ')}</span>
              </span>
            }
          >
            <ContactCards contacts={contacts} Heading="h4" onContactAction={onContactAction} />
          </Folded>
        ))
      ) : (
        <ContactCards contacts={found} Heading="h3" onContactAction={onContactAction} />
      )}
    </>
  );
}

interface ContactCardsProps extends Pick<ContactCardProps, 'Heading' | 'onContactAction'> {
  contacts: RegionalContact[];
}

function ContactCards({ contacts, ...props }: ContactCardsProps) {
  return (
    <ul className={grid}>
      {contacts.map((contact) => (
        <ContactCard key={contact.id} contact={contact} {...props} />
      ))}
    </ul>
  );
}

// In a chunk of its own, as only admins need it.
const ContactActionButtons = lazyPart(async () => (await import('./management-tools')).ContactActionButtons);

/** The look of a contact: a row of a list on phones, a card elsewhere. */
const frame =
  'flex min-h-14 flex-wrap items-center gap-2 border-t border-paper-line py-1.5 sm:min-h-30 sm:gap-4 sm:rounded-2xl sm:border sm:bg-white sm:p-5';
const photo = 'size-10 shrink-0 sm:size-20';

interface ContactCardProps {
  contact: RegionalContact;
  Heading: 'h3' | 'h4';
  /** Opens a dialog of a contact; absent for all but admins. */
  onContactAction?: (action: ContactDialogState) => void;
}

function ContactCard({ contact, Heading, onContactAction }: ContactCardProps) {
  const { kabupaten_kota, nama_kontak, nomor_telepon, foto_url, bersedia_whatsapp } = contact;
  const whatsapp = bersedia_whatsapp && whatsappHref(nomor_telepon);
  return (
    <li className={frame}>
      <Avatar
        src={contactPhotoUrl(foto_url)}
        alt=""
        fallback={initials(nama_kontak)}
        className={clsx(photo, 'text-xs sm:text-xl')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2 sm:block">
        <p className="flex-1 basis-28 text-xs leading-snug font-semibold tracking-tight text-brand-600 sm:text-sm">
          <Link
            to={districtPath(kabupaten_kota)}
            className="underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700"
          >
            {kabupaten_kota}
          </Link>
        </p>
        <Heading className="w-full text-base wrap-anywhere max-sm:order-last">{nama_kontak}</Heading>
        <a
          href={telHref(nomor_telepon)}
          aria-label={`Telepon ${nama_kontak}: ${nomor_telepon}`}
          // Larger for a finger that misses the number, which stays on the first line.
          className="inline-flex items-center gap-2 font-semibold text-brand-700 underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700 max-sm:-my-3 max-sm:py-3 max-sm:text-[0.8125rem] max-sm:leading-snug sm:mt-1 sm:min-h-8"
        >
          <Phone aria-hidden="true" className="size-4 max-sm:hidden" />
          {nomor_telepon}
        </a>
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener"
            aria-label={`WhatsApp ${nama_kontak}`}
            className="inline-flex items-center gap-2 font-semibold text-brand-700 underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700 max-sm:order-last max-sm:text-[0.8125rem] sm:ml-5 sm:min-h-8"
          >
            <MessageCircle aria-hidden="true" className="size-4 max-sm:hidden" />
            WhatsApp
          </a>
        )}
      </div>
      {onContactAction && <ContactActionButtons contact={contact} onContactAction={onContactAction} />}
    </li>
  );
}

function ContactCardSkeleton() {
  return (
    <li className={frame}>
      <Skeleton className={clsx(photo, 'rounded-full')} />
      <span className="min-w-0 flex-1 space-y-2.5">
        <Skeleton className="h-4 w-2/3 rounded-lg" />
        <Skeleton className="h-5 w-full rounded-lg" />
        <Skeleton className="h-5 w-1/2 rounded-lg max-sm:hidden" />
      </span>
    </li>
  );
}
