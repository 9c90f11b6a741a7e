import { matchRequestUrl } from 'msw';

interface Watch {
  method: string;
  url: string;
  note: (request: Request) => unknown;
}

const watches = new Set<Watch>();
const noted = new Set<string>();

/** What was sent: JSON, else the text. */
export async function bodyOf<Body>(request: Request) {
  const text = await request.text();
  const isJson = /^[[{"]/.test(text);
  const body: Body = JSON.parse(isJson ? text : JSON.stringify(text));
  return body;
}

/** Has something noted of each call of this method and address that comes from now on. */
export const watchCalls = (method: string, url: string, note: Watch['note']) =>
  void watches.add({ method, url, note });

/** Notes a call, once and before it is answered, so that a test which sees the answer finds what was sent. */
export async function noteCall(request: Request, requestId: string) {
  if (noted.has(requestId)) return;
  noted.add(requestId);
  for (const { method, url, note } of watches)
    if (request.method === method && matchRequestUrl(new URL(request.url), url).matches)
      await note(request.clone());
}

/** For the next test. */
export function forgetCalls() {
  watches.clear();
  noted.clear();
}
