import type { ToastMessage } from '@/lib/toasts/toast';

/** A file that was moved or changed since it was chosen, or that lies in a folder out of reach. */
const unreadableFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};

/** A file of 0 bytes, as a broken download leaves it. */
const emptyFile: ToastMessage = {
  title: 'Unggah Gagal',
  description: 'File ini kosong. Periksa filenya, lalu pilih lagi.',
  variant: 'destructive',
};

/**
 * Why a chosen file's content can't be taken: it is empty, can't be read, or is not what `hasRightContent` asks for.
 * @param wrongType - what is said of the last
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
