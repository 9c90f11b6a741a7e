import { NoAnswerError } from '@/lib/errors/failure';

const stalledMs = 30_000;

/** A whole response, read as text: no call of the site fetches files. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** 'content-type: application/json\r\n…' -> Headers */
function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Uploads a file, however long it takes, unless 30 seconds pass without a byte. By XMLHttpRequest, as `fetch` does not
 * tell how much of a request's body has been sent.
 * @throws NoAnswerError
 */
export function uploadAnswer(
  input: RequestInfo | URL,
  { method = 'POST', headers, body }: RequestInit & { body: FormData },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function restartTimer() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        reject(new NoAnswerError('timeout'));
      }, stalledMs);
    }
    request.upload.addEventListener('progress', restartTimer);
    request.addEventListener('progress', restartTimer);
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('error', () => reject(new NoAnswerError('unreachable')));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        headers: parseHeaders(request.getAllResponseHeaders()),
        text: request.responseText,
      }),
    );

    request.open(method, input instanceof Request ? input.url : input);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    restartTimer();
    request.send(body);
  });
}
