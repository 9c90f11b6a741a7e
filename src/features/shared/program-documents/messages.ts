import type { Messages } from '@/lib/toasts/toast';

/** What everybody's code may say; what only those say who change documents is in management.messages.ts. */
export const documentMessages = {
  notLoaded: { title: 'Gagal Memuat Dokumen' },
  urlCopied: (title: string) => ({
    title: 'URL Disalin',
    description: `Alamat ${title} siap ditempel.`,
    variant: 'success',
  }),
  urlNotCopied: {
    title: 'Gagal Menyalin URL',
    description:
      'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
    variant: 'destructive',
  },
} satisfies Messages;
