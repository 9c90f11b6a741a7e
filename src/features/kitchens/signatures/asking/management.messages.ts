import type { Messages } from '@/lib/toasts/toast';

/** What is said to admins, who ask foundations: visitors never download it. */
export const signatureManagementMessages = {
  asked: (email: string) => ({
    title: 'Permintaan Konfirmasi Dikirim',
    description: `Email dengan tautannya dikirim ke ${email}. Tautan itu berlaku 30 hari.`,
    variant: 'success',
  }),
  notAsked: { title: 'Gagal Meminta Konfirmasi' },
} satisfies Messages;
