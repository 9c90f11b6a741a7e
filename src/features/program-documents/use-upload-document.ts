import { useMutation } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { uploadProgramDocument } from './api';
import { documentProblem } from './document-file';
import { programDocumentsKey } from './use-program-documents';

/** Uploads a PDF, tells the outcome and reloads the list; pending until the list is back. */
export function useUploadDocument() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: uploadProgramDocument,
    meta: { reloads: [programDocumentsKey] },
  });

  async function upload(file: File) {
    const problem = await documentProblem(file);
    if (problem) {
      toast(problem);
      return;
    }
    try {
      await mutateAsync(file);
    } catch (error) {
      toastFailure('Unggah Gagal', error);
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
