import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { uploadProgramDocument } from './api';
import { isPdf, maxDocumentBytes } from './document-file';
import { programDocumentsKey } from './use-program-documents';

function refuse(title: string, description: string) {
  toast({ title, description, variant: 'destructive' });
}

/** Uploads a PDF, tells the outcome and reloads the list; pending until the list is back. */
export function useUploadDocument() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: uploadProgramDocument,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: programDocumentsKey }),
  });

  async function upload(file: File) {
    try {
      if (!(await isPdf(file))) {
        refuse('Jenis File Salah', 'Hanya file PDF yang diizinkan.');
        return;
      }
      if (file.size > maxDocumentBytes) {
        refuse('Unggah Gagal', 'Ukuran file maksimal adalah 20 MB. Perkecil file PDF ini, lalu coba lagi.');
        return;
      }
      await mutateAsync(file);
    } catch (error) {
      refuse('Unggah Gagal', errorMessage(error));
      return;
    }
    toast({
      title: 'Unggah Berhasil',
      description: `${file.name} berhasil diunggah.`,
      variant: 'success',
    });
  }

  return { upload, isPending };
}
