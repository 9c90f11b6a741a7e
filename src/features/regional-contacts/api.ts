import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

/** The contact person of every kabupaten and kota, by district. */
export async function fetchRegionalContacts() {
  const tables = await getTables();
  return fetchAll((from, to) =>
    tables
      .from('regional_contacts')
      .select('*')
      .order('kabupaten_kota')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
}

export type RegionalContact = Awaited<ReturnType<typeof fetchRegionalContacts>>[number];
