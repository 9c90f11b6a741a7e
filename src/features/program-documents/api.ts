import { backend } from '@/lib/supabase/backend';
import { deleteRow } from '@/lib/supabase/delete-row';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getSupabase } from '@/lib/supabase/client';
import { removeFile } from '@/lib/supabase/remove-file';
import { getTables } from '@/lib/supabase/tables';
import { documentNames } from './document-file';
import type { DocumentCategory } from './document-filter';

const bucket = 'program_documents';
const pdfType = 'application/pdf';

/** The file's public URL, built from its path: the URL in a row may lead anywhere. */
function publicUrl(path: string): string {
  const encodedPath = path.split('/').map(encodeURIComponent).join('/');
  return `${backend().supabaseUrl}/storage/v1/object/public/${bucket}/${encodedPath}`;
}

/**
 * All programme documents, newest first, each with its full public URL.
 * @throws PostgrestError
 */
export async function fetchProgramDocuments() {
  const tables = await getTables();
  const documents = await fetchAll((from, to) =>
    tables
      .from('program_documents')
      .select('*')
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return documents.reverse().map((document) => ({ ...document, file_url: publicUrl(document.file_path) }));
}

export type ProgramDocument = Awaited<ReturnType<typeof fetchProgramDocuments>>[number];

export interface DocumentUpload {
  file: File;
  /** Absent for 'Lainnya', which is the database's default. */
  category?: DocumentCategory;
}

/**
 * Stores the PDF, then adds its row; when that fails, the file is removed again.
 * @throws StorageError or PostgrestError
 */
export async function uploadProgramDocument({ file, category }: DocumentUpload) {
  const supabase = await getSupabase();
  const names = documentNames(file.name, Date.now());
  await storeDocumentFile(names.file_path, file);
  try {
    await supabase
      .from('program_documents')
      .insert({ ...names, file_url: publicUrl(names.file_path), file_type: pdfType, category })
      .throwOnError();
  } catch (error) {
    await removeDocumentFile(names.file_path);
    throw error;
  }
}

/**
 * Deletes the row, then the file; false when the row was already deleted.
 * @throws PostgrestError, also when the user may not delete the row; a file that can't be removed only logs a warning
 */
export async function deleteProgramDocument({ id, file_path }: Pick<ProgramDocument, 'id' | 'file_path'>) {
  if (!(await deleteRow('program_documents', id))) return false;
  await removeDocumentFile(file_path);
  return true;
}

/**
 * Stores a PDF that was already checked.
 * @throws StorageError
 */
export async function storeDocumentFile(path: string, file: File) {
  const supabase = await getSupabase();
  // The content was checked; the type given by the operating system may be missing or wrong.
  const pdf = new File([file], file.name, { type: pdfType });
  const { error } = await supabase.storage
    .from(bucket)
    .upload(path, pdf, { cacheControl: '3600', upsert: false, contentType: pdfType });
  if (error) throw error;
}

/**
 * Whether a document's file is still stored.
 * @throws StorageError when the service gives no clear answer
 */
export async function hasDocumentFile(path: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.storage.from(bucket).exists(path);
  return data;
}

/** Removes a document's file; a failure only logs a warning. */
export const removeDocumentFile = (path: string) => removeFile(bucket, path);
