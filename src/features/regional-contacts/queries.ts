import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchRegionalContacts } from './api';

export const regionalContactsQuery = queryOptions({
  queryKey: ['regional-contacts'],
  queryFn: fetchRegionalContacts,
});

export const useRegionalContacts = () => useQuery(regionalContactsQuery);
