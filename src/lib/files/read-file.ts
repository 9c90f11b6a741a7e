import { NoAnswerError } from '@/lib/errors/failure';

const idleTimeoutMs = 30_000;

/**
 * The content of a public file as it is now, past every cache; undefined when there is none. Fails after 30 seconds
 * without progress.
 * @throws NoAnswerError
 */
export async function readFile(address: string): Promise<Blob | undefined> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), idleTimeoutMs);
  };
  restartTimer();
  try {
    const url = new URL(address);
    url.searchParams.set('t', String(Date.now()));
    const { ok, status, body } = await fetch(url, { cache: 'no-store', signal: request.signal });
    if (status >= 500) throw new NoAnswerError('unreachable');
    if (!ok || !body) return undefined;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      restartTimer();
      pieces.push(piece.value);
    }
    return new Blob(pieces);
  } catch {
    throw new NoAnswerError(request.signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}

/** Whether two files have the same content. */
export async function isSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all(
    [one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return bytes !== undefined && bytes.every((byte, index) => byte === others?.[index]);
}
