import type { Messages } from '@/lib/toasts/toast';

/** What everybody's code may say; what only those say who change SPPG is in management.messages.ts. */
export const sppgMessages = {
  notLoaded: { title: 'Gagal Memuat Data SPPG' },
  yayasanMissing: {
    title: 'Gagal Menambahkan SPPG',
    description: 'Yayasan harus dipilih untuk SPPG baru.',
    variant: 'destructive',
  },
  placeholderOfNetwork: { title: 'Data dummy tidak dapat dihapus dari sini.' },
  placeholderOfYayasan: { title: 'Info', description: 'Data dummy tidak dapat dihapus.' },
} satisfies Messages;
