import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest body: as much as a bucket accepts, and for other endpoints an import of thousands of kitchens. */
const maxBodyBytes = ({ url = '' }: IncomingMessage) => (url.startsWith('/storage/') ? 60 : 8) * 1024 * 1024;

/** Converts a Node request with its body; undefined if that is too long, before any of it is read where its length is told. */
export async function toWebRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const allowed = maxBodyBytes(incoming);
  if (Number(incoming.headers['content-length']) > allowed) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > allowed) return undefined;
    chunks.push(chunk);
  }
  const method = incoming.method ?? 'GET';
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method,
    headers: toHeaders(incoming),
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  });
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // Names with a leading colon are HTTP/2 pseudo-headers.
    if (value === undefined || name.startsWith(':')) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  return headers;
}

/** Sends a Response through Node; without its body if `head`. */
export async function sendWebResponse(
  response: Response,
  outgoing: ServerResponse,
  head: boolean,
): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (!head) outgoing.setHeader('content-length', bytes.length);
  outgoing.end(head ? undefined : bytes);
}
