import { done, failed, type Messages } from '@/lib/toasts/toast';

export const shareMessages = {
  copied: done('Kabar Disalin', 'Teksnya siap ditempel di grup percakapan.'),
  notCopied: failed(
    'Gagal Menyalin Kabar',
    'Peramban Anda tidak mengizinkan penyalinan. Bagikan alamat halaman ini.',
  ),
} satisfies Messages;
