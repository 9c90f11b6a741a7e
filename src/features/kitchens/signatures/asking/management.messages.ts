import { done, type Messages } from '@/lib/toasts/toast';

/** Messages for admins, who ask foundations, in a file that visitors never download. */
export const signatureManagementMessages = {
  asked: (email: string) =>
    done(
      'Permintaan Konfirmasi Dikirim',
      `Email dengan tautannya dikirim ke ${email}. Tautan itu berlaku 30 hari.`,
    ),
  notAsked: { title: 'Gagal Meminta Konfirmasi' },
} satisfies Messages;
