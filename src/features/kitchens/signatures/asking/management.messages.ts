import type { Messages } from '@/lib/toasts/toast';

/** Messages for admins, who ask foundations, in a file that visitors never download. */
export const signatureManagementMessages = {
  asked: (email: string) => ({
    title: 'Permintaan Konfirmasi Dikirim',
    description: `Email dengan tautannya dikirim ke ${email}. Tautan itu berlaku 30 hari.`,
    variant: 'success',
  }),
  notAsked: { title: 'Gagal Meminta Konfirmasi' },
} satisfies Messages;
