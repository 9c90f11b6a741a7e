import type { Messages } from '@/lib/toasts/toast';

export const signatureMessages = {
  notSigned: { title: 'Konfirmasi Belum Tercatat' },
  notWithdrawn: { title: 'Konfirmasi Belum Ditarik' },
  withdrawal: {
    title: 'Tarik konfirmasi?',
    description:
      'Halaman dapurnya tidak lagi menulis bahwa yayasan Anda mengonfirmasinya. Tautan ini lalu tidak berlaku lagi.',
  },

  // What the form says below a field.
  kitchenMissing: 'Centang paling sedikit satu dapur.',
  nameMissing: 'Isi nama Anda.',
  officeMissing: 'Isi jabatan Anda di yayasan.',
} satisfies Messages;
