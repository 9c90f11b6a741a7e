import type { Messages } from '@/lib/toasts/toast';

export const trackingMessages = {
  malformed: 'Kode terdiri dari 12 huruf dan angka.',
  notFound: 'Kode tidak ditemukan. Periksa lagi, atau pesannya sudah dihapus setelah 12 bulan.',
  copied: 'Tersalin',
  selected: 'Kode sudah dipilih, silakan salin.',
} satisfies Messages;
