import type { Messages } from '@/lib/toasts/toast';

export const auditMessages = {
  notRestored: { title: 'Gagal Memulihkan' },
} satisfies Messages;
