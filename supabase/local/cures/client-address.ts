const ADDRESS_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Sets `x-forwarded-for`, by which SQL throttles, to the IP address of the socket: clients can forge the header.
 * @supabase/lite 0.10.0, dist/index.js: `app.fetch(request)` takes no IP address and passes these headers on. Goes when
 * it takes the address and sets the header itself.
 */
export function setClientAddress(headers: Headers, address: string): void {
  for (const name of ADDRESS_HEADERS) headers.delete(name);
  headers.set('x-forwarded-for', address);
}
