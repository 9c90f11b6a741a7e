import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import { isSameContent, readFile } from '@/lib/files/read-file';
import type { CallContext } from '@/lib/supabase/client';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import {
  documentNames,
  fetchArchivedEdition,
  removeDocumentFile,
  replaceDocumentFile,
  storeDocumentFile,
} from './admin-api';
import { type ProgramDocument, publicUrl } from './api';
import { documentManagementMessages as messages } from './management.messages';

// A new edition takes the place of a document's file, as the table program_document_editions has it. Each step may have
// been done by an earlier attempt, of which the answer was lost or the tab was closed.

export interface NewEdition {
  document: ProgramDocument;
  file: File;
  /** What has changed in it. */
  note: string | null;
}

/** How far the way to a document's next edition has come. */
interface Attempt {
  /** Of the row and the file that keep the present edition. */
  id: string;
  path: string;
  isArchived?: boolean;
  /** The file that stands in the place of the present one. */
  storedFile?: File;
}

const attempts = new Map<string, Attempt>();

const attemptKey = ({ id, edition }: ProgramDocument) => `${id} ${edition}`;

function attemptOf(document: ProgramDocument): Attempt {
  const key = attemptKey(document);
  const { file_path: path } = documentNames(document.title, Date.now());
  const attempt = attempts.get(key) ?? { id: crypto.randomUUID(), path };
  attempts.set(key, attempt);
  return attempt;
}

/**
 * Publishes a PDF that was already checked as the next edition of a document, under the same link.
 * @throws StorageError, PostgrestError or NoAnswerError; Error when somebody else was first or the document is gone
 */
export async function uploadEdition({ document, file, note }: NewEdition, context: CallContext) {
  const attempt = attemptOf(document);
  if (attempt.storedFile !== file) {
    if (!attempt.isArchived) await archivePresent(document, attempt, context);
    attempt.isArchived = true;
    await replaceFile(document.file_path, file, context);
    attempt.storedFile = file;
  }
  await noteEdition(document, note, context);
  attempts.delete(attemptKey(document));
}

/** Keeps the present edition's file, unless that was done before. */
async function archivePresent(document: ProgramDocument, { id, path }: Attempt, context: CallContext) {
  const [present, kept] = await Promise.all([
    readFile(publicUrl(document.file_path)),
    fetchArchivedEdition(document, context),
  ]);
  if (!present) throw new Error(messages.fileGone);
  if (kept) {
    if (kept.id === id) return;
    const copy = await readFile(publicUrl(kept.file_path));
    if (copy && (await isSameContent(present, copy))) return;
    // Somebody has put a new file there and not come to say so: that is an edition, which is not to be lost.
    await noteEdition(document, null, context);
    throw new Error(messages.replacedMeanwhile);
  }
  await storeDocumentFile(path, present, context);
  try {
    await insertRows(
      'program_document_editions',
      [{ id, document_id: document.id, edition: document.edition, file_path: path }],
      context,
    );
  } catch (error) {
    // Without an answer the row may be stored later.
    if (!isOutcomeUnknown(error)) await removeDocumentFile(path, context);
    throw errorField(error, 'code') === '23505' ? new Error(messages.replacedMeanwhile) : error;
  }
}

async function replaceFile(path: string, file: File, context: CallContext) {
  try {
    await replaceDocumentFile(path, file, context);
  } catch (error) {
    // The policy: somebody else has archived this edition a moment ago, or has published the next one.
    const isRefused = errorField(error, 'statusCode') === '403';
    throw isRefused ? new Error(messages.replacedMeanwhile, { cause: error }) : error;
  }
}

async function noteEdition(document: ProgramDocument, edition_note: string | null, context: CallContext) {
  const current = await updateRow(
    'program_documents',
    {
      base: document,
      changes: { edition: document.edition + 1, edition_note },
      deleted: messages.deletedMeanwhile(document.title),
    },
    context,
  );
  if (current) throw new Error(messages.replacedMeanwhile);
}
