import { useQuery } from '@tanstack/react-query';
import { fetchRegionalContacts } from './api';

/** The regional contacts. */
export function useRegionalContacts() {
  return useQuery({ queryKey: ['regional-contacts'], queryFn: fetchRegionalContacts });
}
