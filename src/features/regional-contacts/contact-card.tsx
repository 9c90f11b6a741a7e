import { Phone } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { initials } from '@/lib/text/initials';
import type { RegionalContact } from './api';
import { telHref } from './contacts';

const frame = 'flex min-h-36 flex-wrap items-center gap-4 rounded-2xl border border-paper-line bg-white p-5';

export function ContactCard({ contact }: { contact: RegionalContact }) {
  const { kabupaten_kota, nama_kontak, nomor_telepon, foto_url } = contact;
  return (
    <li className={frame}>
      <Avatar src={foto_url} alt="" fallback={initials(nama_kontak)} className="size-20 text-xl" />
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
