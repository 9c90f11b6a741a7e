import { once } from '@/lib/once';

// Created on first use: the first formatter of a page costs a cheap phone tens of milliseconds. The time zone is fixed
// so that prerendered and hydrated text agree everywhere.
const date = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }));
const dateTime = once(
  () =>
    new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' }),
);

/** A whole number: 12500 -> '12.500'. Without Intl, since pages that load data show numbers first. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** A postal address with a non-breaking space after 'No.' */
export function formatAddress(address: string): string {
  return address.replaceAll('No. ', 'No.\u00A0');
}

/** Whether a number of milliseconds is a time that JavaScript knows: a formatter throws for any other. */
export const isInstant = (time: number) => Math.abs(time) <= 8.64e15;

/** Formats a date or time; one that is missing, or that no browser can read, is 'tanggal belum dicatat'. */
export function formatValid(value: string, formatter: Intl.DateTimeFormat): string {
  const time = Date.parse(value);
  return isInstant(time) ? formatter.format(time) : 'tanggal belum dicatat';
}

/** An ISO date or time -> '21 November 2026', in WIB. */
export function formatDate(value: string): string {
  return formatValid(value, date());
}

/** An ISO time -> '21 Nov 2026, 14.30', in WIB. */
export function formatDateTime(value: string): string {
  return formatValid(value, dateTime());
}

/** A file's size: '640 KB' or '8,2 MB' */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}

const month = once(
  () => new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' }),
);

/** A month, '2026-11' -> 'November 2026' */
export function formatMonth(value: string): string {
  return formatValid(`${value}-01`, month());
}

const list = once(() => new Intl.ListFormat('id-ID'));

/** Joins parts to a list in words: 'a', 'a dan b', 'a, b, dan c'. */
export function formatList(parts: string[]): string {
  return list().format(parts);
}
