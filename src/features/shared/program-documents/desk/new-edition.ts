import { isOutcomeUnknown } from '@/lib/errors/failure';
import type { CallContext } from '@/lib/supabase/client';
import { updateRow } from '@/lib/supabase/write-rows';
import {
  removeDocumentFile,
  sentNames,
  storeDocumentFile,
} from '@/features/shared/program-documents/admin-api';
import type { ProgramDocument } from '@/features/shared/program-documents/api';
import { documentsTable } from '@/features/shared/program-documents/document-columns';
import { documentManagementMessages as messages } from '@/features/shared/program-documents/management.messages';

export interface NewEdition {
  document: ProgramDocument;
  file: File;
  /** The note on what has changed in the edition. */
  note: string | null;
}

/**
 * Publishes a PDF that was already checked as the next edition of a document: a file of its own, which the row names from then
 * on. The database keeps which file it named before.
 * @throws StorageError, PostgrestError or NoAnswerError; Error when somebody else was first or the document is gone
 */
export async function uploadEdition({ document, file, note }: NewEdition, context: CallContext) {
  const { names, forget } = sentNames(file, document.file_path);
  const { file_name, file_path } = names;
  await storeDocumentFile(file_path, file, context);
  try {
    const current = await updateRow(
      documentsTable,
      {
        base: document,
        changes: { file_path, file_name, edition_note: note },
        deleted: messages.deletedMeanwhile(document.title),
      },
      context,
    );
    if (current) throw new Error(messages.replacedMeanwhile);
  } catch (error) {
    // The file stays when the answer is missing, as the row may be changed later.
    if (!isOutcomeUnknown(error)) {
      forget();
      await removeDocumentFile(file_path, context);
    }
    throw error;
  }
  forget();
}
