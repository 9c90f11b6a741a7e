import type { Messages } from '@/lib/toasts/toast';

/** Messages that visitors' code may show; those for users who change documents are in management.messages.ts. */
export const documentMessages = {
  notLoaded: { title: 'Gagal Memuat Dokumen' },
} satisfies Messages;
