import { useMutation } from '@tanstack/react-query';
import { hasSession } from '@/features/people/auth/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import {
  confirmDocument,
  deleteDocument,
  type DocumentUpload,
  type NewDocument,
  type NewEdition,
  publishDocuments,
  updateDocument,
  uploadEdition,
  uploadProgramDocument,
} from './admin-api';
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

/** Publishes several PDFs that were already checked; its result says why some failed. */
export function usePublishDocuments() {
  return useMutation({
    mutationFn: publishDocuments,
    meta: {
      reloads,
      success(failed: Record<string, string>, documents: NewDocument[]) {
        const count = Object.keys(failed).length;
        return count === 0
          ? messages.published(...documents.map(({ title = '' }) => title))
          : messages.notPublished(String(count), String(documents.length));
      },
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

/** Confirms a document for the company; for managers only. */
export function useConfirmDocument() {
  return useMutation({
    mutationFn: confirmDocument,
    meta: {
      reloads,
      success: (_: unknown, { title }: ProgramDocument) => messages.confirmed(title),
      failure: messages.notConfirmed,
    },
  });
}

interface Placing {
  document: ProgramDocument;
  urutan: number | null;
}

/** Gives a document a place above those that have none; without a place it is ordered by its day again. */
export function usePlaceDocument() {
  return useMutation({
    async mutationFn({ document, urutan }: Placing, context) {
      const deleted = messages.deletedMeanwhile(document.title);
      const current = await updateDocument({ base: document, changes: { urutan }, deleted }, context);
      if (current) throw new Error(messages.placedMeanwhile);
    },
    meta: {
      reloads,
      success(_: unknown, { document: { title, urutan: former }, urutan }: Placing) {
        if (urutan === null) return messages.unpinned(title);
        return former === null ? messages.pinned(title) : messages.placed(title);
      },
      failure: messages.notUpdated,
    },
  });
}

const shared = { nameOf: ({ title }: { title: string }) => title, messages, reloads };

export const useSaveDocument = () => useSaveRow({ ...shared, update: updateDocument });

export function useDeleteDocument() {
  return useDeleteRow({
    ...shared,
    remove: async (document: ProgramDocument, unknownIds, context) =>
      (await hasSession(context)) ? deleteDocument(document, unknownIds, context) : messages.signedOut,
  });
}
