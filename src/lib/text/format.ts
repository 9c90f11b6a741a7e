function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

// Not before they are needed: the first formatter that a page makes costs a cheap phone tens of milliseconds.
// A fixed zone: prerendered and hydrated text must agree wherever they are made.
const date = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }));
const dateTime = once(
  () =>
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' }),
);

/** A whole number: 12500 -> '12.500'. By hand, since the pages that wait for data show numbers first of all. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** An address whose house number stays on the line of its 'No.' */
export function formatAddress(address: string): string {
  return address.replaceAll('No. ', 'No.\u00A0');
}

/** An ISO date or time -> '21 November 2026', in WIB. */
export function formatDate(value: string): string {
  return date().format(new Date(value));
}

/** An ISO time -> '21 Nov 2026, 14.30', in WIB. */
export function formatDateTime(value: string): string {
  return dateTime().format(new Date(value));
}
