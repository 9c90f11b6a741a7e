import type { Messages } from '@/lib/toasts/toast';

export const deskMessages = {
  published: {
    title: 'Teks Ditampilkan',
    description: 'Semua orang dapat membacanya di halaman dapurnya.',
    variant: 'success',
  },
  withdrawn: {
    title: 'Teks Tidak Ditampilkan Lagi',
    description: 'Jawaban untuk pengirimnya tetap ada.',
    variant: 'success',
  },
  notPublished: { title: 'Teks Belum Ditampilkan' },
  textMissing: 'Tulis teksnya dulu.',
  functionMissing:
    'Fungsi buka-foto belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
} satisfies Messages;
