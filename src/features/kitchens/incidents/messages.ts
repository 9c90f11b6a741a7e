import type { Messages } from '@/lib/toasts/toast';

export const shareMessages = {
  copied: {
    title: 'Kabar Disalin',
    description: 'Teksnya siap ditempel di grup percakapan.',
    variant: 'success',
  },
  notCopied: {
    title: 'Gagal Menyalin Kabar',
    description: 'Peramban Anda tidak mengizinkan penyalinan. Bagikan alamat halaman ini.',
    variant: 'destructive',
  },
} satisfies Messages;
