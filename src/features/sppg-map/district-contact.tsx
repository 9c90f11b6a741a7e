import type { ReactNode } from 'react';
import { TextAnchor } from '@/components/text-link';
import { telHref } from '@/features/regional-contacts/contacts';
import { useRegionalContacts } from '@/features/regional-contacts/queries';

interface DistrictContactProps {
  nama: string;
  /** Shown when the directory has no contact there, or can't be loaded. */
  otherwise: ReactNode;
}

/** Whom to ask in a kabupaten or kota. */
export function DistrictContact({ nama, otherwise }: DistrictContactProps) {
  const { data, isPending } = useRegionalContacts();
  if (isPending) return null;
  const contact = data?.find(({ kabupaten_kota }) => kabupaten_kota === nama);
  if (!contact) return otherwise;
  const { nama_kontak, nomor_telepon } = contact;
  return (
    <>
      Narahubung wilayah: {nama_kontak},{' '}
      <TextAnchor href={telHref(nomor_telepon)} className="whitespace-nowrap">
        {nomor_telepon}
      </TextAnchor>
      .
    </>
  );
}
