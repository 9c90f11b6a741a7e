import { shareLink } from '@/lib/url/share-link';
import type { Toasts } from '@/lib/toasts/toast';
import type { ProgramDocument } from './api';
import { documentMessages } from './messages';

/** Opens the device's share sheet for the document, or copies its URL. */
export async function shareDocument({ title, file_url: url }: ProgramDocument, toast: Toasts['toast']) {
  try {
    const outcome = await shareLink({ title, text: `Dokumen Program MBG dan SPPG: ${title}`, url });
    if (outcome === 'copied') toast(documentMessages.urlCopied(title));
  } catch {
    toast(documentMessages.urlNotCopied);
  }
}
