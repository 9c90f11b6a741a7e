import { NoAnswerError } from '@/lib/errors/failure';
import { type WholeAnswer, uploadAnswer } from './upload-answer';

const idleTimeoutMs = 20_000;

/** The slowest connections in real use have 80 kbit/s. */
const slowestBytesPerMs = 10;

/** The text of a response; `progress` is called for each piece that arrives. */
async function readText({ body }: Response, progress: () => void): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    progress();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The whole answer to a request. Fails after 20 seconds without progress, so that a silent server can't block the page;
 * an answer that keeps arriving may take as long as it needs, a long request text gets more time, and uploads have their
 * own rule.
 * @throws NoAnswerError
 */
export async function fetchAnswer(input: RequestInfo | URL, init: RequestInit = {}): Promise<WholeAnswer> {
  const { body } = init;
  if (body instanceof FormData) return uploadAnswer(input, { ...init, body });

  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), milliseconds);
  };

  restartTimer(idleTimeoutMs + (typeof body === 'string' ? body.length / slowestBytesPerMs : 0));
  try {
    const response = await fetch(input, { ...init, signal: request.signal });
    const { status, headers } = response;
    return { status, headers, text: await readText(response, () => restartTimer(idleTimeoutMs)) };
  } catch {
    throw new NoAnswerError(request.signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}
