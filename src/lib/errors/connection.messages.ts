import type { Messages } from '@/lib/toasts/toast';

export const connectionMessages = {
  unreachable: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Silakan coba lagi.',
  /** What nobody foresaw. */
  unknown: 'Terjadi kesalahan. Silakan coba lagi.',
} satisfies Messages;
