import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@/lib/text/format';
import { filesToRemoveQuery, removeFiles } from './api';
import { fileRemovalMessages } from './messages';

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

/** Removes files without a toast: nobody has asked for it. */
export function useQuietlyRemoveFiles() {
  return useMutation({ mutationFn, meta: { reloads } });
}
