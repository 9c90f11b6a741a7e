import { Phone } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { initials } from '@/lib/text/initials';
import { telHref } from '@/lib/text/phone';
import type { RegionalContact } from './api';
import type { ContactDialogState } from './contact-dialogs';
import { photoUrl } from './contacts';

// A chunk of its own, which visitors never download.
const ContactActionButtons = lazyPart(
  async () => (await import('./contact-action-buttons')).ContactActionButtons,
);

const frame = 'flex min-h-36 flex-wrap items-center gap-4 rounded-2xl border border-paper-line bg-white p-5';

interface ContactCardProps {
  contact: RegionalContact;
  /** Only for admins. */
  onContactAction?: (action: ContactDialogState) => void;
}

export function ContactCard({ contact, onContactAction }: ContactCardProps) {
  const { kabupaten_kota, nama_kontak, nomor_telepon, foto_url } = contact;
  return (
    <li className={frame}>
      <Avatar src={photoUrl(foto_url)} alt="" fallback={initials(nama_kontak)} className="size-20 text-xl" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm font-semibold text-brand-600">{kabupaten_kota}</p>
        <h3 className="text-base wrap-anywhere">{nama_kontak}</h3>
        <a
          href={telHref(nomor_telepon)}
          aria-label={`Telepon ${nama_kontak}: ${nomor_telepon}`}
          className="mt-1 inline-flex min-h-8 items-center gap-2 font-semibold text-brand-700 underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700"
        >
          <Phone aria-hidden="true" className="size-4" />
          {nomor_telepon}
        </a>
      </div>
      {onContactAction && <ContactActionButtons contact={contact} onContactAction={onContactAction} />}
    </li>
  );
}

export function ContactCardSkeleton() {
  return (
    <li className={frame}>
      <Skeleton className="size-20 shrink-0 rounded-full" />
      <span className="min-w-0 flex-1 basis-44 space-y-2.5">
        <Skeleton className="h-4 w-2/3 rounded-lg" />
        <Skeleton className="h-5 w-full rounded-lg" />
        <Skeleton className="h-5 w-1/2 rounded-lg" />
      </span>
    </li>
  );
}
