import { getSupabase } from '@/lib/supabase/client';
import { deleteRow } from '@/lib/supabase/delete-row';
import { removeFile } from '@/lib/supabase/remove-file';
import { bucket, type ProgramDocument, publicUrl } from './api';
import { documentNames } from './document-file';
import type { DocumentCategory } from './document-filter';

// Apart from api.ts, which visitors download.

const pdfType = 'application/pdf';

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
