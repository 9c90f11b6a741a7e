import { done, type Messages } from '@/lib/toasts/toast';

export const deskMessages = {
  published: done('Teks Ditampilkan', 'Semua orang dapat membacanya di halaman dapurnya.'),
  withdrawn: done('Teks Tidak Ditampilkan Lagi', 'Jawaban untuk pengirimnya tetap ada.'),
  notPublished: { title: 'Teks Belum Ditampilkan' },
  textMissing: 'Tulis teksnya dulu.',
  functionMissing:
    'Fungsi buka-foto belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
} satisfies Messages;
