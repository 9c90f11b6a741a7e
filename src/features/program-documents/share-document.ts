import type { Toasts } from '@/lib/toasts/toast';
import type { ProgramDocument } from './api';
import { documentMessages } from './messages';

/** Opens the device's share sheet for the document, or copies its URL. */
export async function shareDocument({ title, file_url: url }: ProgramDocument, toast: Toasts['toast']) {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text: `Dokumen Program MBG dan SPPG: ${title}`, url });
      return;
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(documentMessages.urlCopied(title));
  } catch {
    toast(documentMessages.urlNotCopied);
  }
}
