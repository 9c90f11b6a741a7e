import type { Messages } from '@/lib/toasts/toast';

/** Messages that visitors' code may show; those for users who change SPPG are in management.messages.ts. */
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
