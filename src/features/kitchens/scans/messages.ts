import type { Messages } from '@/lib/toasts/toast-message';

export const scanMessages = {
  lost: 'Filenya tidak ikut tersimpan saat halaman dimuat ulang. Pilih lagi.',
} satisfies Messages;
