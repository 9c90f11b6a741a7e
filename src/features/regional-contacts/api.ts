import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

/** The contact person of every kabupaten and kota, by district. */
async function fetchRegionalContacts(context: CallContext) {
  const tables = await getTables(context);
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

export const regionalContactsQuery = queryOptions({
  queryKey: ['regional-contacts'],
  queryFn: fetchRegionalContacts,
});

export const useRegionalContacts = () => useQuery(regionalContactsQuery);
