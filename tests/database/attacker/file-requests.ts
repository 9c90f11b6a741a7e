import type { Attack, Send } from './scene.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** A page with a script, which calls itself something else. */
export const file = (type = 'application/pdf', headers: Record<string, string> = {}): Attack => ({
  body: bytes('<script>alert(1)</script>'),
  headers: { 'content-type': type, ...headers },
});

/** A name that a scan of a certificate may have. */
export const newScan = 'ca5e0000-0000-4000-8000-000000000006.pdf';

/** Where proposals go. */
export const folder = (name: string) => `partnership_proposals/investasi_sppg/${name}`;

/** Lists without a file, of which `list-v2` is in the real service only, and signing several that are not there. */
export const NO_FILES =
  /^(?:\[\]|\{"hasNext":false,"folders":\[\],"objects":\[\]\}|\[\{"error":"Either[^{}]*"signedURL":null\}\])$/;

/** Sends requests to the storage service and returns those that it does not refuse. */
export async function unrefused(send: Send, requests: [method: string, path: string, attack?: Attack][]) {
  const found: string[] = [];
  for (const [method, path, attack] of requests) {
    const { status, text } = await send(method, `/storage/v1/${path}`, attack);
    const nothing = status === 200 && NO_FILES.test(text);
    // The library answers 500 to a malformed token.
    const refused = status >= 400 && (status < 500 || path.includes('token='));
    if (!nothing && !refused) found.push(`${method} ${path}: ${status} ${text}`);
  }
  return found;
}
