import { once } from '@/lib/once';

// Created on first use, as in format.ts.
const timeZone = 'Asia/Jakarta';

const day = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone }));
const time = once(() => new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone }));
const date = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone }));
const year = once(() => new Intl.DateTimeFormat('id-ID', { year: 'numeric', timeZone }));

/** An ISO time -> 'Sabtu, 21 November 2026', in WIB. */
export function formatDay(value: string): string {
  return day().format(new Date(value));
}

/** An ISO time -> '14.30', in WIB. */
export function formatTime(value: string): string {
  return time().format(new Date(value));
}

/** An ISO time -> '21 Nov' in the current year, else '21 Nov 2025', in WIB. */
export function formatShortDate(value: string): string {
  const full = date().format(new Date(value));
  const ending = ` ${year().format(Date.now())}`;
  return full.endsWith(ending) ? full.slice(0, -ending.length) : full;
}
