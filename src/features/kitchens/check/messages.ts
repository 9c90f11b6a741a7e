import type { Messages } from '@/lib/toasts/toast';

export const sppgCheckMessages = {
  tooShort: 'Tulis sedikitnya 3 huruf atau angka.',
  tooLong: 'Tulis paling banyak 50 karakter.',
  failed: 'Pemeriksaan gagal. Coba lagi.',
  tooMany: 'Lebih dari 50 dapur cocok. Tulis nama yang lebih lengkap, atau kodenya.',
  linkCopied: (nama: string) => ({
    title: 'Tautan Disalin',
    description: `Alamat ${nama} siap ditempel.`,
    variant: 'success',
  }),
  linkNotCopied: {
    title: 'Gagal Menyalin Tautan',
    description: 'Peramban Anda tidak mengizinkan penyalinan. Salin dari bilah alamat.',
    variant: 'destructive',
  },
} satisfies Messages;
