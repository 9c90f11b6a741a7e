import { type QueryKey, useMutation } from '@tanstack/react-query';
import { errorField } from '@/lib/error-field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { restoreEntry } from './api';

function restoreErrorMessage(error: unknown): string {
  const code = errorField(error, 'code');
  const details = `${errorField(error, 'message')} ${errorField(error, 'details')}`;
  if (code === '23505' && /_pkey|Key \(id\)/.test(details)) return 'Data ini sudah dipulihkan.';
  if (code === '23503') return 'Yayasan pemiliknya sudah dihapus. Pulihkan yayasan itu lebih dulu.';
  return errorMessage(error);
}

// The row may belong to any list.
const everything: QueryKey = [];

/** Puts a deleted row back, tells the outcome and reloads every list. */
export function useRestore() {
  const { mutateAsync } = useMutation({
    mutationFn: restoreEntry,
    meta: { reloads: [everything] },
  });

  return async function restore(
    name: string,
    restoration: Parameters<typeof restoreEntry>[0],
  ): Promise<boolean> {
    try {
      await mutateAsync(restoration);
    } catch (error) {
      toast({
        title: 'Gagal Memulihkan',
        description: restoreErrorMessage(error),
        variant: 'destructive',
      });
      return false;
    }
    toast({ title: 'Data Dipulihkan', description: `${name} tampil lagi di situs.`, variant: 'success' });
    return true;
  };
}
