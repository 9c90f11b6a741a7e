import type { Messages } from '@/lib/toasts/toast';

export const trackingMessages = {
  malformed: 'Kode terdiri dari 12 huruf dan angka.',
} satisfies Messages;
