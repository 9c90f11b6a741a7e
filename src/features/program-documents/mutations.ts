import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasSession } from '@/features/auth/api';
import { clearDraft } from '@/lib/forms/draft';
import type { Tables } from '@/lib/supabase/database.types';
import { updateRow } from '@/lib/supabase/update-row';
import { deleteProgramDocument, type DocumentUpload, uploadProgramDocument } from './admin-api';
import type { ProgramDocument } from './api';
import type { DocumentCategory } from './document-filter';
import { documentManagementMessages } from './management.messages';
import { programDocumentsQuery } from './queries';

const reloads = [programDocumentsQuery.queryKey];

/** Uploads a PDF that was already checked. */
export function useUploadDocument() {
  return useMutation({
    mutationFn: uploadProgramDocument,
    meta: {
      reloads,
      success: (_: unknown, { file }: DocumentUpload) => documentManagementMessages.uploaded(file.name),
      failure: documentManagementMessages.notUploaded,
    },
  });
}

/** What can be edited. */
export interface DocumentInput {
  title: string;
  category: DocumentCategory;
}

interface DocumentUpdate {
  /** The row as it was when editing began. */
  base: Tables<'program_documents'>;
  input: DocumentInput;
  /** The edited columns. */
  changes: Partial<DocumentInput>;
}

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateDocument(draft: string) {
  return useMutation({
    mutationFn: ({ base, changes }: DocumentUpdate) =>
      updateRow({
        table: 'program_documents',
        base,
        changes,
        deleted: documentManagementMessages.deletedMeanwhile(base.title),
      }),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads,
      success: (current: unknown, { input }: DocumentUpdate) =>
        current
          ? documentManagementMessages.changedMeanwhile
          : documentManagementMessages.updated(input.title),
      failure: documentManagementMessages.notUpdated,
    },
  });
}

async function deleteDocument(document: ProgramDocument, unknownIds: Set<string>) {
  if (!(await hasSession())) return 'signed out';
  return (await deleteProgramDocument(document, unknownIds)) ? 'deleted' : 'deleted before';
}

/** Deletes a document. It may already be deleted, or the session may have ended in another tab. */
export function useDeleteDocument() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (document: ProgramDocument) => deleteDocument(document, unknownIds),
    meta: {
      reloads,
      success(outcome: Awaited<ReturnType<typeof deleteDocument>>, { title }: ProgramDocument) {
        if (outcome === 'signed out') return documentManagementMessages.signedOut;
        return outcome === 'deleted'
          ? documentManagementMessages.deleted(title)
          : documentManagementMessages.deletedBefore(title);
      },
      failure: documentManagementMessages.notDeleted,
    },
  });
}
