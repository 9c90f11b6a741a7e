import { backend } from '@/lib/supabase/backend';
import { searchable } from '@/lib/text/visible-text';
import type { RegionalContact } from './api';

/**
 * The contacts whose district or name contains the search text, regardless of case and spaces.
 * @param search - one line for each way to write it
 */
export function filterContacts(contacts: RegionalContact[], search: string): RegionalContact[] {
  const ways = search.split('\n').map(searchable);
  return contacts.filter(({ kabupaten_kota, nama_kontak }) =>
    [kabupaten_kota, nama_kontak].map(searchable).some((text) => ways.some((way) => text.includes(way))),
  );
}

/** The address of a stored photo: one that begins with '/storage/' is relative to the Supabase URL. */
export function contactPhotoUrl(foto_url: string | null): string | null {
  return foto_url?.startsWith('/storage/') ? backend().supabaseUrl + foto_url : foto_url;
}

/** The districts that no contact has. */
export function withoutContact(districts: string[], contacts: RegionalContact[]): string[] {
  const taken = new Set(contacts.map(({ kabupaten_kota }) => kabupaten_kota));
  return districts.filter((district) => !taken.has(district));
}
