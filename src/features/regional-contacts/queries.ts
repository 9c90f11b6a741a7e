import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchRegionalContacts } from './api';

/** The regional contacts. */
export const regionalContactsQuery = queryOptions({
  queryKey: ['regional-contacts'],
  queryFn: fetchRegionalContacts,
});

/** The regional contacts. */
export const useRegionalContacts = () => useQuery(regionalContactsQuery);
