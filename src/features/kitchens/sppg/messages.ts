import { failed, type Messages } from '@/lib/toasts/toast-message';

/** Messages that visitors' code may show; those for users who change SPPG are in management.messages.ts. */
export const sppgMessages = {
  notLoaded: { title: 'Gagal Memuat Data SPPG' },
  yayasanMissing: failed('Gagal Menambahkan SPPG', 'Yayasan harus dipilih untuk SPPG baru.'),
  placeholderOfNetwork: { title: 'Data dummy tidak dapat dihapus dari sini.' },
} satisfies Messages;
