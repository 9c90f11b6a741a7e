import { connectionMessages } from './connection.messages';

/** The sentence for a chunk that failed to load. */
export function failedChunkMessage(error: unknown): string {
  return connectionMessage(String(error)) ?? connectionMessages.unknown;
}

/** The sentence for a request or chunk that never arrived; undefined for any other failure. */
export function connectionMessage(failure: string): string | undefined {
  if (/TimeoutError|timed out/.test(failure)) return connectionMessages.timeout;
  // The messages of Chromium, Firefox and Safari for a failed request; the last one is for a failed chunk.
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module/.test(failure)
    ? connectionMessages.unreachable
    : undefined;
}
