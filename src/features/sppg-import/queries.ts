import { queryOptions, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { fetchImportReference } from './api';

const importReferenceQuery = queryOptions({
  queryKey: [...sppgKey, 'import-reference'],
  queryFn: fetchImportReference,
  // Never from the cache: rows are checked against the current database.
  staleTime: 0,
});

export function useImportReference() {
  return useQuery(importReferenceQuery);
}
