import type { Messages } from '@/lib/toasts/toast';

export const leadMessages = {
  notSaved: { title: 'Gagal Menyimpan' },
  notDeleted: { title: 'Gagal Menghapus' },
} satisfies Messages;
