import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatNumber } from '@/lib/text/format';
import { fetchFilesToRemove, removeFiles } from './api';
import { fileRemovalMessages } from './messages';

export const filesToRemoveQuery = queryOptions({
  queryKey: ['files-to-remove'],
  queryFn: fetchFilesToRemove,
  // What was deleted a moment ago may have left one.
  staleTime: 0,
});

export const useFilesToRemove = () => useQuery(filesToRemoveQuery);

const mutationFn = removeFiles;
const reloads = [filesToRemoveQuery.queryKey];

/** Removes files that wait for it. */
export function useRemoveFiles() {
  return useMutation({
    mutationFn,
    meta: {
      reloads,
      success: (amount: number) => fileRemovalMessages.removed(formatNumber(amount)),
      failure: fileRemovalMessages.notRemoved,
    },
  });
}

/** Does the same without a word: nobody has asked for it. */
function useQuietlyRemoveFiles() {
  return useMutation({ mutationFn, meta: { reloads } });
}

/** Removes what storage has left behind, once for each list of it; shows nothing. */
export function FileRemover() {
  const { data: files } = useFilesToRemove();
  const { mutate } = useQuietlyRemoveFiles();
  useEffect(() => {
    if (files?.length) mutate(files);
  }, [files, mutate]);
  return null;
}
