import type { ToastMessage } from '@/lib/toasts/toast';
import { fileMessages } from './file.messages';

/**
 * The toast for a file that is empty, can't be read or fails `hasRightContent`; undefined when the file is fine.
 * @param wrongType - the toast for wrong content
 */
export async function contentProblem(
  file: File,
  hasRightContent: (file: File) => Promise<boolean>,
  wrongType: ToastMessage,
): Promise<ToastMessage | undefined> {
  if (file.size === 0) return fileMessages.empty;
  try {
    return (await hasRightContent(file)) ? undefined : wrongType;
  } catch {
    return fileMessages.unreadable;
  }
}
