import { failed, type Messages } from '@/lib/toasts/toast-message';

export const connectionMessages = {
  unreachable: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Silakan coba lagi.',
  /** The sentence for errors without one of their own. */
  unknown: 'Terjadi kesalahan. Silakan coba lagi.',
  dialogNotLoaded: failed('Gagal Dibuka'),
} satisfies Messages;

/** The sentence for a request or chunk that never arrived; undefined for any other failure. */
export function connectionMessage(failure: string): string | undefined {
  if (/TimeoutError|timed out/.test(failure)) return connectionMessages.timeout;
  // The messages of Chromium, Firefox and Safari for a failed request; the last one is for a failed chunk.
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module/.test(failure)
    ? connectionMessages.unreachable
    : undefined;
}
