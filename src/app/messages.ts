import { done, type Messages } from '@/lib/toasts/toast';

export const connectionNotices = {
  connectionLost: {
    title: 'Anda sedang offline',
    description:
      'Halaman yang sudah terbuka tetap bisa dibaca. Data terbaru dan pengiriman menunggu koneksi.',
    duration: 7000,
  },
  connectionBack: done('Koneksi kembali'),
} satisfies Messages;
