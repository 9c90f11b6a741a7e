import type { Messages } from '@/lib/toasts/toast';

export const deskMessages = {
  published: {
    title: 'Jawaban Dimuat',
    description: 'Semua orang dapat membacanya di halaman dapurnya.',
    variant: 'success',
  },
  withdrawn: {
    title: 'Jawaban Tidak Dimuat Lagi',
    description: 'Hanya pengirimnya yang masih dapat membacanya.',
    variant: 'success',
  },
  notPublished: { title: 'Gagal Mengubah Pemuatan' },
  functionMissing:
    'Fungsi buka-foto belum dipasang di proyek Supabase. Pasang dulu seperti di supabase/README.md, “Going live”.',
} satisfies Messages;
