import { useQuery } from '@tanstack/react-query';
import { regionalContacts } from './api';

/** The regional contacts. */
export function useRegionalContacts() {
  return useQuery({ queryKey: ['regional-contacts'], queryFn: regionalContacts.take });
}
