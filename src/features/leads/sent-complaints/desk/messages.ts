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
} satisfies Messages;
