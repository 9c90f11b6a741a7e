const idleTimeoutMs = 20_000;

/** The slowest connections in real use: 80 kbit/s. */
const slowestBytesPerMs = 10;

const bodilessStatuses = new Set([204, 205, 304]);

/**
 * A fetch that fails after 20 seconds without progress, so that a silent server can't block it. A response that keeps
 * arriving may take as long as it needs, and so may an upload; a long request text gets more time.
 * @throws DOMException 'AbortError' with "timed out" in its message; a response that stops midway fails while it is
 * read, with the browser's message for a lost connection
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const body = init?.body;
  if (body instanceof FormData) return fetch(input, init);

  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), milliseconds);
  };

  restartTimer(idleTimeoutMs + (typeof body === 'string' ? body.length / slowestBytesPerMs : 0));
  try {
    const response = await fetch(input, { ...init, signal: request.signal });
    clearTimeout(timer);
    // Chromium gives a stream even to responses that can't have one, and then refuses to construct them.
    if (!response.body || bodilessStatuses.has(response.status)) return response;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      start: () => restartTimer(idleTimeoutMs),
      transform(chunk, controller) {
        restartTimer(idleTimeoutMs);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    });
    return new Response(response.body.pipeThrough(watched), response);
  } catch (error) {
    clearTimeout(timer);
    // The client retries three times, except after an AbortError: four waits of 20 seconds are too many.
    if (request.signal.aborted) throw new DOMException('The request timed out.', 'AbortError');
    throw error;
  }
}
