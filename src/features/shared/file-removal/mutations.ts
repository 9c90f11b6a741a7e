import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@/lib/text/format';
import { filesToRemoveQuery, removeFiles } from './api';
import { done } from '@/lib/toasts/toast-message';

const mutationFn = removeFiles;
const reloads = [filesToRemoveQuery.queryKey];

/** Removes files that wait for it. */
export function useRemoveFiles() {
  return useMutation({
    mutationFn,
    meta: {
      reloads,
      success: (amount: number) =>
        done('File Dihapus', `${formatNumber(amount)} file sudah dihapus dari penyimpanan.`),
      failure: { title: 'File Belum Dihapus' },
    },
  });
}

/** Removes files without a toast: nobody has asked for it. */
export function useQuietlyRemoveFiles() {
  return useMutation({ mutationFn, meta: { reloads } });
}
