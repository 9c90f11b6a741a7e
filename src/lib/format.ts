const number = new Intl.NumberFormat('id-ID');
// A fixed zone: prerendered and hydrated text must agree wherever they are made.
const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
const dateTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** 12500 -> '12.500' */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** An address whose house number stays on the line of its 'No.' */
export function formatAddress(address: string): string {
  return address.replaceAll('No. ', 'No.\u00A0');
}

/** An ISO date or time -> '21 November 2026', in WIB. */
export function formatDate(value: string): string {
  return date.format(new Date(value));
}

/** An ISO time -> '21 Nov 2026, 14.30', in WIB. */
export function formatDateTime(value: string): string {
  return dateTime.format(new Date(value));
}
