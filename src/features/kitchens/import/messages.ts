import type { Messages } from '@/lib/toasts/toast';

export const sppgImportMessages = {
  partlySaved: { title: 'Sebagian Belum Disimpan' },
} satisfies Messages;
