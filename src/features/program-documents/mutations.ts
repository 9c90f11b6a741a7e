import { useMutation } from '@tanstack/react-query';
import { hasSession } from '@/features/auth/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { deleteDocument, type DocumentUpload, updateDocument, uploadProgramDocument } from './admin-api';
import { type ProgramDocument, programDocumentsQuery } from './api';
import { documentManagementMessages as messages } from './management.messages';

const reloads = [programDocumentsQuery.queryKey];

/** Uploads a PDF that was already checked. */
export function useUploadDocument() {
  return useMutation({
    mutationFn: uploadProgramDocument,
    meta: {
      reloads,
      success: (_: unknown, { file }: DocumentUpload) => messages.uploaded(file.name),
      failure: messages.notUploaded,
    },
  });
}

const shared = { nameOf: ({ title }: { title: string }) => title, messages, reloads };

export const useSaveDocument = () => useSaveRow({ ...shared, update: updateDocument });

/** The session may have ended in another tab. */
export function useDeleteDocument() {
  return useDeleteRow({
    ...shared,
    remove: async (document: ProgramDocument, unknownIds) =>
      (await hasSession()) ? deleteDocument(document, unknownIds) : messages.signedOut,
  });
}
