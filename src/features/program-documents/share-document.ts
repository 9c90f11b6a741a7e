import { toast } from '@/lib/toast';
import type { ProgramDocument } from './api';

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
    toast({
      title: 'Gagal Menyalin URL',
      description:
        'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
      variant: 'destructive',
    });
    return;
  }
  toast({ title: 'URL Disalin', description: `Alamat ${title} siap ditempel.`, variant: 'success' });
}
