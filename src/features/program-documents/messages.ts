import type { Messages } from '@/lib/toast';

export const documentMessages = {
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
