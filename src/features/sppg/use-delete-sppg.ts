import { useMutation } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { deleteSppg } from './api';
import { allWithSppg } from './query-keys';

interface Deletion {
  id: string;
  nama: string;
  yayasanNama: string;
}

/** Deletes an SPPG, tells the outcome and reloads the lists. `remove` says whether the dialog may close. */
export function useDeleteSppg() {
  const { mutateAsync } = useMutation({
    mutationFn: deleteSppg,
    meta: { reloads: allWithSppg },
  });

  return async function remove({ id, nama, yayasanNama }: Deletion): Promise<boolean> {
    try {
      if (!(await mutateAsync(id))) {
        toast({
          title: 'Gagal Menghapus SPPG',
          description: `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,
          variant: 'destructive',
        });
        return true;
      }
    } catch (error) {
      toastFailure('Gagal Menghapus SPPG', error, 'Terjadi kesalahan saat menghapus SPPG.');
      return false;
    }
    toast({
      title: 'SPPG Berhasil Dihapus',
      description: `${nama} telah dihapus dari ${yayasanNama}.`,
      variant: 'success',
    });
    return true;
  };
}
