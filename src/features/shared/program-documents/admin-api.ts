import { errorMessage } from '@/lib/errors/error-message';
import { contentProblem, pdfName, readPdfName, storageFileName } from '@/lib/files/chosen-file';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { removeFile, storeFile, writeOrRemove } from '@/lib/supabase/store-file';
import { failed, type ToastMessage } from '@/lib/toasts/toast-message';
import { bucket, type ProgramDocument, publicUrl } from './api';
import { documentsTable } from './document-columns';
import { documentManagementMessages } from './management.messages';

// Apart from api.ts, which visitors download.

const pdfType = 'application/pdf';

export interface DocumentUpload {
  file: File;
  /** The category; absent for 'Lainnya', which is the database's default. */
  category?: string;
  /** The title; absent where the file names the document. */
  title?: string;
  document_date?: string | null;
}

/** One of several new documents, with a key that tells it from the others. */
export type NewDocument = DocumentUpload & { key: string };

/** The id and names with which files were sent without success: chosen again, they are the same. */
const sent = new Map<string, { id: string } & ReturnType<typeof documentNames>>();

/**
 * The id and names of a chosen file, the same at every attempt until they are forgotten.
 * @param replaced - the path of the file whose next edition it is
 * @param name - the name to make them of
 */
export function sentNames(file: File, replaced = '', name = file.name) {
  const key = [replaced, file.name, file.size, file.lastModified].join();
  const names = sent.get(key) ?? { id: crypto.randomUUID(), ...documentNames(name, Date.now()) };
  sent.set(key, names);
  return { names, forget: () => sent.delete(key) };
}

/**
 * Stores the PDF, then adds its row; when that is refused, the file is removed again.
 * @throws StorageError or PostgrestError
 */
export async function uploadProgramDocument(document: DocumentUpload, context: CallContext) {
  const { file, title, category, document_date } = document;
  // With a title the file is named by it: its own name is not for visitors.
  const { names, forget } = sentNames(file, '', title && `${title}.pdf`);
  const row = { ...names, title: title ?? names.title };
  await storeDocumentFile(row.file_path, await entitled(document), context);
  const file_url = publicUrl(row.file_path);
  await writeOrRemove(
    () =>
      insertRows(
        documentsTable,
        [{ ...row, file_url, file_type: pdfType, category, document_date }],
        context,
      ),
    () => removeDocumentFile(row.file_path, context),
  );
  forget();
}

/**
 * Publishes PDFs that were already checked, the last one first, as the page shows the newest above. One that fails keeps none of
 * the others back.
 * @returns why some failed, by key
 */
export async function publishDocuments(documents: NewDocument[], context: CallContext) {
  const failed: Record<string, string> = {};
  for (const { key, ...document } of documents.toReversed()) {
    try {
      await uploadProgramDocument(document, context);
    } catch (error) {
      failed[key] = errorMessage(error);
    }
  }
  return failed;
}

/** The PDF with the given title in its metadata, in place of the name of its file. */
async function entitled({ file, title }: DocumentUpload): Promise<Blob> {
  if (!title || title === documentNames(file.name, 0).title) return file;
  const { cleanPdf } = await import('@/lib/files/pdf/clean-pdf');
  return (await cleanPdf(file, title)) ?? file;
}

export const updateDocument = (update: RowUpdate<'program_documents'>, context: CallContext) =>
  updateRow(documentsTable, update, context);

/**
 * Deletes the row, then the file and those of earlier editions; false when the row was already deleted.
 * @throws PostgrestError, also when the user may not delete the row; a file that can't be removed only logs a warning
 */
export async function deleteDocument(
  { id, file_path, edition }: Pick<ProgramDocument, 'id' | 'file_path' | 'edition'>,
  unknownIds: Set<string>,
  context: CallContext,
) {
  const earlier = edition > 1 ? await fetchEditionPaths(id, context) : [];
  if (!(await deleteRow(documentsTable, id, unknownIds, context))) return false;
  for (const path of [file_path, ...earlier]) await removeDocumentFile(path, context);
  return true;
}

/**
 * The paths of the files of a document's editions; empty if they can't be read: admins' pages then remove the files
 * later.
 */
async function fetchEditionPaths(documentId: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('program_document_editions')
    .select('file_path')
    .eq('document_id', documentId)
    .retry(false);
  return (data ?? []).map(({ file_path }) => file_path);
}

/**
 * Stores a PDF that was already checked.
 * @throws StorageError
 */
export const storeDocumentFile = (path: string, file: Blob, context: CallContext) =>
  storeFile(bucket, path, asPdf(file), fileOptions, context);

const fileOptions = { cacheControl: '3600', contentType: pdfType };

/** The content was checked; the type given by the operating system may be missing or wrong. */
const asPdf = (file: Blob) => new File([file], 'dokumen.pdf', { type: pdfType });

/**
 * Whether a document's file is still stored.
 * @throws StorageError when the service gives no clear answer
 */
export async function hasDocumentFile(path: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.storage.from(bucket).exists(path);
  return data;
}

/** Removes a document's file; a failure only logs a warning. */
export const removeDocumentFile = (path: string, context: CallContext) => removeFile(bucket, path, context);

/** The size limit of the bucket. */
export const maxDocumentBytes = 20 * 1024 * 1024;

const isPdf = async (file: File) => (await readPdfName(file)) !== undefined;

/**
 * The toast for a file that can't be a programme document: of another type by name or content, too large, empty or
 * unreadable.
 */
export async function documentProblem(file: File): Promise<ToastMessage | undefined> {
  const problem = await contentProblem(
    file,
    isPdf,
    failed('Jenis File Salah', 'Hanya file PDF yang diizinkan.'),
  );
  return problem ?? (file.size > maxDocumentBytes ? documentManagementMessages.tooLarge : undefined);
}

/** The names of a new document: on the page, as a download and in the bucket. */
export function documentNames(originalName: string, timestamp: number) {
  // macOS writes accents as separate characters, which a search would miss.
  const name = (pdfName(originalName) ?? originalName).normalize('NFC');
  return {
    title: name.replace(/\.pdf$/i, '').trim() || 'Dokumen',
    file_name: `${timestamp}_${name}`,
    file_path: `program_regulations/${timestamp}_${storageFileName(name)}`,
  };
}

/**
 * Confirms for the company that a document's row and file are right.
 * @throws PostgrestError, also when it has changed since it was read
 */
export async function confirmDocument(
  { id, title, category, document_date, file_path }: ProgramDocument,
  context: CallContext,
): Promise<void> {
  const supabase = await getSupabase(context);
  const dibaca = { title, category, document_date, file_path };
  await supabase.rpc('konfirmasi_dokumen', { dokumen: id, dibaca }).throwOnError();
}

export interface NewEdition {
  document: ProgramDocument;
  file: File;
  /** The note on what has changed in the edition. */
  note: string | null;
}

/**
 * Publishes a checked PDF as the next edition of a document, in a file of its own; the database keeps the path of the
 * file before.
 * @throws StorageError, PostgrestError or NoAnswerError; Error when somebody else was first or the document is gone
 */
export async function uploadEdition({ document, file, note }: NewEdition, context: CallContext) {
  const { names, forget } = sentNames(file, document.file_path);
  const { file_name, file_path } = names;
  await storeDocumentFile(file_path, file, context);
  const changes = { file_path, file_name, edition_note: note };
  const deleted = documentManagementMessages.deletedMeanwhile(document.title);
  const current = await writeOrRemove(
    () => updateRow(documentsTable, { base: document, changes, deleted }, context),
    async () => {
      forget();
      await removeDocumentFile(file_path, context);
    },
  );
  if (current)
    throw new Error(
      'Edisi baru dokumen ini sudah diunggah pengguna lain. Tutup formulir ini, lalu periksa daftarnya.',
    );
  forget();
}
