import { connectionMessages } from './connection.messages';

/** A sentence for a chunk that could not be loaded. */
export function missingPartMessage(error: unknown): string {
  return connectionMessage(String(error)) ?? connectionMessages.unknown;
}

/** A sentence for a request, or a chunk, that never arrived; undefined for any other failure. */
export function connectionMessage(failure: string): string | undefined {
  if (/TimeoutError|timed out/.test(failure)) return connectionMessages.timeout;
  // What browsers say of a request that never arrived: Chromium, Firefox, Safari; the last is a missing chunk.
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module/.test(failure)
    ? connectionMessages.unreachable
    : undefined;
}
