import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { fetchRegionalContacts } from './api';

/** The regional contacts. */
export const regionalContactsQuery = queryOptions({
  queryKey: ['regional-contacts'],
  queryFn: fetchRegionalContacts,
});

/** Reads them before they are shown. */
export const prefetchRegionalContacts = () => queryClient.prefetchQuery(regionalContactsQuery);

/** The regional contacts. */
export const useRegionalContacts = () => useQuery(regionalContactsQuery);
