import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { insertSppg, updateSppg } from './api';
import { reloadSppg } from './query-keys';
import type { SppgInput } from './sppg-schema';

interface Save {
  input: SppgInput;
  /** The row to update; a new one is added without it. */
  id?: string;
}

/** Saves an SPPG, tells the outcome and reloads the lists. `save` says whether the dialog may close. */
export function useSaveSppg() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, id }: Save) => (id ? updateSppg(id, input) : insertSppg(input)),
    onSuccess: () => reloadSppg(queryClient),
    // Somebody else may have deleted it already. The answer to the press does not wait for it.
    onError: () => void reloadSppg(queryClient),
  });

  return async function save({ input, id }: Save): Promise<boolean> {
    try {
      await mutateAsync({ input, id });
    } catch (error) {
      const title = id ? 'Gagal Memperbarui SPPG' : 'Gagal Menambahkan SPPG';
      toastFailure(title, error, 'Terjadi kesalahan saat menyimpan SPPG.');
      return false;
    }
    toast({
      title: id ? 'SPPG Berhasil Diperbarui' : 'SPPG Berhasil Ditambahkan',
      description: `${input.nama} telah ${id ? 'diperbarui' : 'ditambahkan'}.`,
      variant: 'success',
    });
    return true;
  };
}
