import { done, failed, type Messages } from '@/lib/toasts/toast';

/** Messages that visitors' code may show; those for users who change documents are in management.messages.ts. */
export const documentMessages = {
  notLoaded: { title: 'Gagal Memuat Dokumen' },
  urlCopied: (title: string) => done('URL Disalin', `Alamat ${title} siap ditempel.`),
  urlNotCopied: failed(
    'Gagal Menyalin URL',
    'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
  ),
} satisfies Messages;
