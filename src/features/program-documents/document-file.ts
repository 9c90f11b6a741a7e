import { contentProblem } from '@/lib/files/file-problems';
import { hasPdfContent } from '@/lib/files/has-pdf-content';
import { storageFileName } from '@/lib/files/storage-file-name';
import type { ToastMessage } from '@/lib/toasts/toast';
import { documentMessages } from './messages';

/** The limit of the bucket. */
const maxDocumentBytes = 20 * 1024 * 1024;

/** Whether a file is a PDF by name and by content. */
const isPdf = async (file: File) => /\.pdf$/i.test(file.name) && (await hasPdfContent(file));

/** Why a file can't be a programme document: its type, by name and by content, its size, or that it is empty or can't be read. */
export async function documentProblem(file: File): Promise<ToastMessage | undefined> {
  const problem = await contentProblem(file, isPdf, documentMessages.wrongType);
  return problem ?? (file.size > maxDocumentBytes ? documentMessages.tooLarge : undefined);
}

/** What a new document is called on the page, on the visitor's disk and in the bucket. */
export function documentNames(originalName: string, timestamp: number) {
  // Macs write accents as letters of their own, which a search for the same word would miss.
  const name = originalName.normalize('NFC');
  return {
    title: name.replace(/\.pdf$/i, '').trim() || 'Dokumen',
    file_name: `${timestamp}_${name}`,
    file_path: `program_regulations/${timestamp}_${storageFileName(name)}`,
  };
}
