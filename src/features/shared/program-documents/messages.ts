import type { Messages } from '@/lib/toasts/toast';

/** Messages that visitors' code may show; those for users who change documents are in management.messages.ts. */
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
