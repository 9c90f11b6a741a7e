import type { ToastMessage } from '@/lib/toasts/toast';

/** For a file that was moved or changed after it was chosen, or that the browser may not read. */
const unreadableFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};

/** For a file of 0 bytes, such as a broken download. */
const emptyFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini kosong. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};

/**
 * The toast for a file that is empty, can't be read or fails `hasRightContent`; undefined when the file is fine.
 * @param wrongType - the toast for wrong content
 */
export async function contentProblem(
  file: File,
  hasRightContent: (file: File) => Promise<boolean>,
  wrongType: ToastMessage,
): Promise<ToastMessage | undefined> {
  if (file.size === 0) return emptyFile;
  try {
    return (await hasRightContent(file)) ? undefined : wrongType;
  } catch {
    return unreadableFile;
  }
}
