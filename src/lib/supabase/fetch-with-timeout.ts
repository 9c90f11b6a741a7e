const patienceMs = 20_000;

/** What the slowest lines that people really have carry: 80 kbit/s. */
const slowestBytesPerMs = 10;

const withoutContent = new Set([204, 205, 304]);

/**
 * A fetch that a silent server can't keep waiting for ever: it ends after 20 seconds without a sign of life. What is
 * still coming may take as long as it needs, and so may an upload; a long text to be sent gets the time for that.
 * @throws DOMException 'AbortError' that says "timed out"; an answer that stops in the middle fails when it is read,
 * with the browser's words for a lost connection
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const body = init?.body;
  if (body instanceof FormData) return fetch(input, init);

  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), milliseconds);
  };

  wait(patienceMs + (typeof body === 'string' ? body.length / slowestBytesPerMs : 0));
  try {
    const response = await fetch(input, { ...init, signal: request.signal });
    clearTimeout(timer);
    // Chromium has a stream even where there is nothing to come, and refuses to make such an answer.
    if (!response.body || withoutContent.has(response.status)) return response;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      start: () => wait(patienceMs),
      transform(piece, reader) {
        wait(patienceMs);
        reader.enqueue(piece);
      },
      flush: () => clearTimeout(timer),
    });
    return new Response(response.body.pipeThrough(watched), response);
  } catch (error) {
    clearTimeout(timer);
    // The client asks three more times, except after this kind of error: four waits of 20 seconds are too many.
    if (request.signal.aborted) throw new DOMException('The request timed out.', 'AbortError');
    throw error;
  }
}
