import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/links';
import { useRegionalContacts } from '@/features/shared/regional-contacts/api';

interface DistrictContactProps {
  nama: string;
  /** Shown when the directory has no contact, or can't be loaded. */
  otherwise: ReactNode;
}

/** Whom to ask in a kabupaten or kota. */
export function DistrictContact({ nama, otherwise }: DistrictContactProps) {
  const { data, isPending } = useRegionalContacts();
  if (isPending) return null;
  const contact = data?.find(({ kabupaten_kota }) => kabupaten_kota === nama);
  if (!contact) return otherwise;
  return (
    <>
      Petugas kami di {nama}: {contact.nama_kontak}, <PhoneLink number={contact.nomor_telepon} />.
    </>
  );
}
