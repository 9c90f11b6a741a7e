import type { Messages } from '@/lib/toasts/toast';

export const yayasanMessages = {
  notLoaded: {
    title: 'Gagal Memuat Data',
    description: 'Tidak dapat mengambil data yayasan dari server.',
  },
} satisfies Messages;
