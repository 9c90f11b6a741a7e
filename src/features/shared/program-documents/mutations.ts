import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasSession } from '@/features/people/auth/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { deleteDocument, type DocumentUpload, updateDocument, uploadProgramDocument } from './admin-api';
import { type ProgramDocument, programDocumentsQuery } from './api';
import { documentManagementMessages as messages } from './management.messages';
import { type NewEdition, uploadEdition } from './new-edition';

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

/** Publishes a PDF that was already checked as the next edition of a document. */
export function useUploadEdition() {
  return useMutation({
    mutationFn: uploadEdition,
    meta: {
      reloads,
      success: (_: unknown, { document: { title, edition } }: NewEdition) =>
        messages.editionUploaded(title, String(edition + 1)),
      failure: messages.notUploaded,
    },
  });
}

/** Puts a document above all others; one that has a place goes back to that of its age. */
export function usePinDocument() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(document: ProgramDocument, context) {
      const documents = client.getQueryData(programDocumentsQuery.queryKey) ?? [];
      const first = Math.min(1, ...documents.flatMap(({ urutan }) => urutan ?? []));
      const current = await updateDocument(
        {
          base: document,
          changes: { urutan: document.urutan === null ? first - 1 : null },
          deleted: messages.deletedMeanwhile(document.title),
        },
        context,
      );
      if (current) throw new Error(messages.placedMeanwhile);
    },
    meta: {
      reloads,
      success: (_: unknown, { title, urutan }: ProgramDocument) =>
        urutan === null ? messages.pinned(title) : messages.unpinned(title),
      failure: messages.notUpdated,
    },
  });
}

const shared = { nameOf: ({ title }: { title: string }) => title, messages, reloads };

export const useSaveDocument = () => useSaveRow({ ...shared, update: updateDocument });

/** The session may have ended in another tab. */
export function useDeleteDocument() {
  return useDeleteRow({
    ...shared,
    remove: async (document: ProgramDocument, unknownIds, context) =>
      (await hasSession(context)) ? deleteDocument(document, unknownIds, context) : messages.signedOut,
  });
}
