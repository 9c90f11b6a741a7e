import { backend } from '@/lib/supabase/backend';
import { comparable } from '@/lib/text/visible-text';
import type { RegionalContact } from './api';

/** The contacts whose district or name contains the search text, regardless of case and spaces. */
export function filterContacts(contacts: RegionalContact[], search: string): RegionalContact[] {
  const wanted = comparable(search);
  return contacts.filter(({ kabupaten_kota, nama_kontak }) =>
    [kabupaten_kota, nama_kontak].some((text) => comparable(text).includes(wanted)),
  );
}

/** The address of a stored photo: one that begins with '/storage/' is relative to the Supabase URL. */
export function photoUrl(foto_url: string | null): string | null {
  return foto_url?.startsWith('/storage/') ? backend().supabaseUrl + foto_url : foto_url;
}

/** The districts that no contact has. */
export function withoutContact(districts: string[], contacts: RegionalContact[]): string[] {
  const taken = new Set(contacts.map(({ kabupaten_kota }) => kabupaten_kota));
  return districts.filter((district) => !taken.has(district));
}
