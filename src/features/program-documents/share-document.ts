import { toast } from '@/lib/toast';
import type { ProgramDocument } from './api';
import { documentMessages } from './messages';

/** Offers the document through the device's share sheet, or else copies its address. */
export async function shareDocument({ title, file_url: url }: ProgramDocument) {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text: `Dokumen Program MBG dan SPPG: ${title}`, url });
      return;
    } catch (error) {
      // Closed by the visitor.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    toast(documentMessages.urlNotCopied);
    return;
  }
  toast(documentMessages.urlCopied(title));
}
