import { useMutation } from '@tanstack/react-query';
import { hasSession } from '@/features/auth/api';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { deleteProgramDocument, type ProgramDocument } from './api';
import { programDocumentsKey } from './use-program-documents';

/** Deletes a document, tells the outcome and reloads the list. `remove` says whether the dialog may close. */
export function useDeleteDocument() {
  const { mutateAsync } = useMutation({
    mutationFn: deleteProgramDocument,
    meta: { reloads: [programDocumentsKey] },
  });

  return async function remove(document: ProgramDocument): Promise<boolean> {
    try {
      if (!(await hasSession())) {
        toast({
          title: 'Akses Ditolak',
          description: 'Anda harus login untuk menghapus dokumen.',
          variant: 'destructive',
        });
        return true;
      }
      if (!(await mutateAsync(document))) {
        toast({
          title: 'Gagal Menghapus',
          description: `${document.title} sudah lebih dulu dihapus oleh pengguna lain.`,
          variant: 'destructive',
        });
        return true;
      }
    } catch (error) {
      toastFailure('Gagal Menghapus', error);
      return false;
    }
    toast({
      title: 'Dokumen Dihapus',
      description: `${document.title} telah dihapus.`,
      variant: 'success',
    });
    return true;
  };
}
