import type { Messages } from '@/lib/toasts/toast';

export const trackingMessages = {
  malformed: 'Kode terdiri dari 12 huruf dan angka.',
  notFound: 'Kode tidak ditemukan. Periksa lagi, atau kiriman sudah dihapus setelah 12 bulan.',
  notAnswered: 'Kiriman gagal dicari.',
  save: 'Simpan kode ini:',
  previous: 'Kode kiriman sebelumnya:',
  copied: 'Tersalin',
  selected: 'Kode sudah dipilih, silakan salin.',
} satisfies Messages;
