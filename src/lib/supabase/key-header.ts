/**
 * What `fetch` was to send, without a publishable key as bearer token. The official client sends it so when nobody is signed in, but it
 * is no JWT, and some gateways refuse it there: it belongs into `apikey` alone.
 */
export function withoutKeyAsToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.get('authorization')?.startsWith('Bearer sb_')) return init;
  headers.delete('authorization');
  return { ...init, headers };
}
