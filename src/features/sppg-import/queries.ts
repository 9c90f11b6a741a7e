import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/queries';
import { fetchImportReference } from './api';

const importReferenceQuery = queryOptions({
  queryKey: [...sppgKey, 'import-reference'],
  queryFn: fetchImportReference,
  // Never from the cache: rows are checked against what the database holds now.
  staleTime: 0,
});

/** What rows are checked against. */
export function useImportReference() {
  return useQuery(importReferenceQuery);
}
