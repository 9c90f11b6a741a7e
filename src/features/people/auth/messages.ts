import type { Messages } from '@/lib/toasts/toast-message';

export const authMessages = {
  mailNotSent: { title: 'Email Gagal Dikirim' },
  notVerified: { title: 'Konfirmasi Gagal' },
  currentPasswordWanted: 'Isi juga kata sandi Anda saat ini.',
} satisfies Messages;
