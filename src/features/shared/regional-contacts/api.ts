import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { together } from '@/lib/queries/together';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

const regionalContactsKey = ['regional-contacts'];

/**
 * The ids of the contacts who agreed to be written to by WhatsApp.
 * @throws PostgrestError
 */
async function fetchConsents(context: CallContext): Promise<Set<string>> {
  const tables = await getTables(context);
  const { data } = await tables
    .from('regional_contacts')
    .select('id, bersedia_whatsapp')
    .is('bersedia_whatsapp', true)
    .throwOnError();
  return new Set(data.flatMap(({ id, bersedia_whatsapp }) => (bersedia_whatsapp ? id : [])));
}

const consentsQuery = queryOptions({
  queryKey: [...regionalContactsKey, 'consents'],
  queryFn: fetchConsents,
  // Not fetched by itself: the query of the list starts it.
  enabled: false,
});

/** The contact person of every kabupaten and kota, by district. */
async function fetchRegionalContacts(context: CallContext) {
  const tables = await getTables(context);
  const consents = context.client.prefetchQuery(consentsQuery);
  const contacts = fetchAll(
    tables
      .from('regional_contacts')
      .select('kabupaten_kota, nama_kontak, nomor_telepon, foto_url, id')
      .order('kabupaten_kota')
      .order('id'),
  );
  return together(contacts, consents);
}

export const regionalContactsQuery = queryOptions({
  queryKey: regionalContactsKey,
  queryFn: fetchRegionalContacts,
});

/** Adds their consents to the contacts; none while they are loading or when they can't be read. */
function useWithConsents() {
  const { data } = useQuery(consentsQuery);
  return useCallback(
    (contacts: Awaited<ReturnType<typeof fetchRegionalContacts>>) =>
      contacts.map((contact) => ({ ...contact, bersedia_whatsapp: data?.has(contact.id) ?? false })),
    [data],
  );
}

export type RegionalContact = ReturnType<ReturnType<typeof useWithConsents>>[number];

export const useRegionalContacts = () => useQuery({ ...regionalContactsQuery, select: useWithConsents() });
