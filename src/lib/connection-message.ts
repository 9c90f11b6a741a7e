const offline = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
export const timeoutMessage = 'Server terlalu lama menjawab. Silakan coba lagi.';
/** The sentence for what nobody foresaw. */
export const unknownMessage = 'Terjadi kesalahan. Silakan coba lagi.';

/** A sentence for a part of the page whose code did not come. */
export function missingPartMessage(error: unknown): string {
  return connectionMessage(String(error)) ?? unknownMessage;
}

/** A sentence for a request, or a part of the page, that never arrived; undefined for any other failure. */
export function connectionMessage(failure: string): string | undefined {
  if (/TimeoutError|timed out/.test(failure)) return timeoutMessage;
  // The browsers' words for a request that never arrived: Chromium, Firefox, Safari; the last is a missing chunk.
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module/.test(failure)
    ? offline
    : undefined;
}
