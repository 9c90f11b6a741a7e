import { PhoneLink } from '@/components/links';
import { WithoutScript } from '@/components/without-script';
import type { ParameterPage } from '@/lib/route-handle';
import type { Tables } from '@/lib/supabase/database.types';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';

export interface BuiltContacts {
  day: string;
  contacts: Pick<Tables<'regional_contacts'>, 'id' | 'kabupaten_kota' | 'nama_kontak' | 'nomor_telepon'>[];
}

/**
 * A page with the directory.
 * @throws PostgrestError when the backend can't be read
 */
export async function contactsPage(tables: TablesClient, path: string): Promise<ParameterPage[]> {
  const { data: contacts } = await tables
    .from('regional_contacts')
    .select('id, kabupaten_kota, nama_kontak, nomor_telepon')
    .order('kabupaten_kota')
    .order('id')
    .throwOnError();
  const data: BuiltContacts = { day: todayOnServer(), contacts };
  return [{ path, data, isForHtml: true }];
}

/** The directory for visitors without JavaScript. */
export function ContactsWithoutScript({ built }: { built: BuiltContacts | null }) {
  return (
    <WithoutScript what="Daftar kontak" built={built}>
      {({ contacts }) => (
        <ul className="gap-8 md:columns-2">
          {contacts.map(({ id, kabupaten_kota, nama_kontak, nomor_telepon }) => (
            <li key={id} className="break-inside-avoid py-1">
              {kabupaten_kota}: {nama_kontak}, <PhoneLink number={nomor_telepon} />
            </li>
          ))}
        </ul>
      )}
    </WithoutScript>
  );
}
