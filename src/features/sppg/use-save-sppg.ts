import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorField } from '@/lib/error-field';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { insertSppg, updateSppg } from './api';
import { checkAfterFailure, reloadSppg } from './query-keys';
import type { SppgInput } from './sppg-schema';

interface Save {
  input: SppgInput;
  /** The row to update, and what of it; a new one is added without it. */
  update?: { id: string; changes: Partial<SppgInput> };
}

type Outcome = 'saved' | 'failed' | 'code-taken';

/** PostgreSQL names the constraint in its message only. */
function isCodeTaken(error: unknown): boolean {
  return errorField(error, 'message')?.includes('sppg_kode_unik_pendaftaran_key') ?? false;
}

/** Saves an SPPG, tells the outcome and reloads the lists. */
export function useSaveSppg() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, update }: Save) =>
      update ? updateSppg(update.id, update.changes) : insertSppg(input),
    onSuccess: () => reloadSppg(queryClient),
    onError: () => checkAfterFailure(queryClient),
  });

  return async function save({ input, update }: Save): Promise<Outcome> {
    try {
      await mutateAsync({ input, update });
    } catch (error) {
      const title = update ? 'Gagal Memperbarui SPPG' : 'Gagal Menambahkan SPPG';
      toastFailure(title, error, 'Terjadi kesalahan saat menyimpan SPPG.');
      return isCodeTaken(error) ? 'code-taken' : 'failed';
    }
    toast({
      title: update ? 'SPPG Berhasil Diperbarui' : 'SPPG Berhasil Ditambahkan',
      description: `${input.nama} telah ${update ? 'diperbarui' : 'ditambahkan'}.`,
      variant: 'success',
    });
    return 'saved';
  };
}
