import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchFilesToRemove } from './api';

export const filesToRemoveQuery = queryOptions({
  queryKey: ['files-to-remove'],
  queryFn: fetchFilesToRemove,
  // What was deleted a moment ago may have left one.
  staleTime: 0,
});

export const useFilesToRemove = () => useQuery(filesToRemoveQuery);
