import type { Messages } from '@/lib/toasts/toast-message';

export const signatureMessages = {
  withdrawal: {
    title: 'Tarik konfirmasi?',
    description:
      'Halaman dapurnya tidak lagi menulis bahwa yayasan Anda mengonfirmasinya. Tautan ini lalu tidak berlaku lagi.',
  },

  // What the form says below a field.
  kitchenMissing: 'Centang paling sedikit satu dapur.',
} satisfies Messages;
