import { failed, type Messages } from '@/lib/toasts/toast';

export const contactMessages = {
  notSent: failed(
    'Gagal Mengirim Pesan',
    'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
  ),
} satisfies Messages;
