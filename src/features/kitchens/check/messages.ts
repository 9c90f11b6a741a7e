import { done, failed, type Messages } from '@/lib/toasts/toast';

export const sppgCheckMessages = {
  tooShort: 'Tulis sedikitnya 3 huruf atau angka.',
  tooLong: 'Tulis paling banyak 50 karakter.',
  failed: 'Pemeriksaan gagal. Coba lagi.',
  tooMany: 'Lebih dari 50 dapur cocok. Tulis nama yang lebih lengkap, atau kodenya.',
  linkCopied: (nama: string) => done('Tautan Disalin', `Alamat ${nama} siap ditempel.`),
  linkNotCopied: failed(
    'Gagal Menyalin Tautan',
    'Peramban Anda tidak mengizinkan penyalinan. Salin dari bilah alamat.',
  ),
} satisfies Messages;
