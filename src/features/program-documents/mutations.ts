import { useMutation } from '@tanstack/react-query';
import { hasSession } from '@/features/auth/api';
import { deleteProgramDocument, type ProgramDocument, uploadProgramDocument } from './api';
import { documentMessages } from './messages';
import { programDocumentsQuery } from './queries';

const reloads = [programDocumentsQuery.queryKey];

/** Uploads a PDF that was already checked. */
export function useUploadDocument() {
  return useMutation({
    mutationFn: uploadProgramDocument,
    meta: {
      reloads,
      success: (_: unknown, { name }: File) => documentMessages.uploaded(name),
      failure: documentMessages.notUploaded,
    },
  });
}

async function deleteDocument(document: ProgramDocument) {
  if (!(await hasSession())) return 'signed out';
  return (await deleteProgramDocument(document)) ? 'deleted' : 'deleted before';
}

/** Deletes a document. It may already be deleted, or the session may have ended in another tab. */
export function useDeleteDocument() {
  return useMutation({
    mutationFn: deleteDocument,
    meta: {
      reloads,
      success(outcome: Awaited<ReturnType<typeof deleteDocument>>, { title }: ProgramDocument) {
        if (outcome === 'signed out') return documentMessages.signedOut;
        return outcome === 'deleted'
          ? documentMessages.deleted(title)
          : documentMessages.deletedBefore(title);
      },
      failure: documentMessages.notDeleted,
    },
  });
}
