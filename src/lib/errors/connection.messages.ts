import type { Messages } from '@/lib/toasts/toast';

export const connectionMessages = {
  unreachable: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Silakan coba lagi.',
  /** For errors without a sentence of their own. */
  unknown: 'Terjadi kesalahan. Silakan coba lagi.',
  dialogNotLoaded: { title: 'Gagal Dibuka', variant: 'destructive' },
} satisfies Messages;
