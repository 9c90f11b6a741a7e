import { contentProblem, hasPdfContent, storageFileName } from '@/lib/files/chosen-file';
import type { ToastMessage } from '@/lib/toasts/toast';
import { documentManagementMessages } from './management.messages';

/** The limit of the bucket. */
const maxDocumentBytes = 20 * 1024 * 1024;

const isPdf = async (file: File) => /\.pdf$/i.test(file.name) && (await hasPdfContent(file));

/**
 * The toast for a file that can't be a programme document: of another type by name or content, too large, empty or
 * unreadable.
 */
export async function documentProblem(file: File): Promise<ToastMessage | undefined> {
  const problem = await contentProblem(file, isPdf, documentManagementMessages.wrongType);
  return problem ?? (file.size > maxDocumentBytes ? documentManagementMessages.tooLarge : undefined);
}

/** The names of a new document: on the page, as a download and in the bucket. */
export function documentNames(originalName: string, timestamp: number) {
  // macOS writes accents as separate characters, which a search would miss.
  const name = originalName.normalize('NFC');
  return {
    title: name.replace(/\.pdf$/i, '').trim() || 'Dokumen',
    file_name: `${timestamp}_${name}`,
    file_path: `program_regulations/${timestamp}_${storageFileName(name)}`,
  };
}
