import { useMutation } from '@tanstack/react-query';
import { errorField } from '@/lib/error-field';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { insertSppg, updateSppg } from './api';
import type { Sppg } from './dialog-state';
import { allWithSppg } from './query-keys';
import type { SppgInput } from './sppg-schema';

interface Save {
  input: SppgInput;
  /** The row to update, as it was when it was read, and what of it; a new one is added without it. */
  update?: { base: Sppg; changes: Partial<SppgInput> };
}

type Outcome =
  | { kind: 'saved' | 'failed' | 'code-taken' }
  // Somebody has changed the same fields: the row as it is now.
  | { kind: 'changed-meanwhile'; current: Sppg };

/** PostgreSQL names the constraint in its message only. */
function isCodeTaken(error: unknown): boolean {
  return errorField(error, 'message')?.includes('sppg_kode_unik_pendaftaran_key') ?? false;
}

/** Saves an SPPG, tells the outcome and reloads the lists. */
export function useSaveSppg() {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ input, update }: Save) =>
      update ? await updateSppg(update.base, update.changes) : await insertSppg(input),
    meta: { reloads: allWithSppg },
  });

  return async function save({ input, update }: Save): Promise<Outcome> {
    const title = update ? 'Gagal Memperbarui SPPG' : 'Gagal Menambahkan SPPG';
    try {
      const current = await mutateAsync({ input, update });
      if (current) {
        toast({
          title,
          description: 'Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi.',
          variant: 'destructive',
        });
        return { kind: 'changed-meanwhile', current };
      }
    } catch (error) {
      toastFailure(title, error, 'Terjadi kesalahan saat menyimpan SPPG.');
      return { kind: isCodeTaken(error) ? 'code-taken' : 'failed' };
    }
    toast({
      title: update ? 'SPPG Berhasil Diperbarui' : 'SPPG Berhasil Ditambahkan',
      description: `${input.nama} telah ${update ? 'diperbarui' : 'ditambahkan'}.`,
      variant: 'success',
    });
    return { kind: 'saved' };
  };
}
