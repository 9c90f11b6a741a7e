import { once } from '@/lib/once';
import { serverNow } from '@/lib/supabase/server-time';
import { dayMs } from './days';
import { formatValid, isInstant } from './format';

const timeZone = 'Asia/Jakarta';

// Swedish dates look like ISO 8601, which spreadsheets understand and sort.
const sortableTime = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }),
);
const sortableSecond = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }),
);
const day = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone }));
const time = once(() => new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone }));
const date = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone }));
const year = once(() => new Intl.DateTimeFormat('id-ID', { year: 'numeric', timeZone }));

/** A time -> '2026-11-21 14:30', in WIB: for spreadsheets. */
export function formatSortableTime(value: string): string {
  return formatValid(value, sortableTime());
}

/** A time -> '2026-11-21 14:30:05', in WIB: to be read again. */
export function formatSortableSecond(value: string): string {
  return formatValid(value, sortableSecond());
}

/** A time in milliseconds -> '2026-11-21', in WIB: for filters; '' where there is none. */
export function sortableDay(time: number): string {
  return isInstant(time) ? sortableTime().format(time).slice(0, 10) : '';
}

/** Today -> '2026-11-21', in WIB: for file names. */
export function sortableToday(): string {
  return sortableDay(Date.now());
}

/** An ISO time -> 'Sabtu, 21 November 2026', in WIB. */
export function formatDay(value: string): string {
  return formatValid(value, day());
}

/** An ISO time -> '14.30', in WIB. */
export function formatTime(value: string): string {
  return formatValid(value, time());
}

/** An ISO time or day -> '21 Nov 2026', in WIB. */
export function formatMediumDate(value: string): string {
  return formatValid(value, date());
}

/** An ISO time -> '21 Nov' in the current year, else '21 Nov 2025', in WIB. */
export function formatShortDate(value: string): string {
  const full = formatMediumDate(value);
  const ending = ` ${year().format(Date.now())}`;
  return full.endsWith(ending) ? full.slice(0, -ending.length) : full;
}

/** Today by the server's clock, '2026-11-21' in WIB. */
export const todayOnServer = () => sortableDay(serverNow());

/** The instant at which a day begins in WIB; `daysLater` takes a later day. What is no day stays as it is. */
export function startOfDay(day: string, daysLater = 0): string {
  const instant = Date.parse(`${day}T00:00:00+07:00`) + daysLater * dayMs;
  return isInstant(instant) ? new Date(instant).toISOString() : day;
}
