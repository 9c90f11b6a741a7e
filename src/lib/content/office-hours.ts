import type { Json } from '@/lib/supabase/database.types';
import { visibleText } from '@/lib/text/visible-text';

interface OfficeHours {
  days: string;
  hours: string;
}

/** One line for each day or days: 'Senin–Jumat: 08.00–17.00 WIB'. */
export function officeHoursText(lines: Json): string {
  if (!Array.isArray(lines)) return '';
  return lines
    .flatMap((line) => {
      const isLine = typeof line === 'object' && line !== null && !Array.isArray(line);
      const { days, hours } = isLine ? line : {};
      return typeof days === 'string' && typeof hours === 'string' ? `${days}: ${hours}` : [];
    })
    .join('\n');
}

const time = String.raw`(\d{1,2})(?:[.:](\d{2}))?`;
const until = String.raw`\s*(?:[-–—]|s\.?\s*\/?\s*d\.?|sampai(?:\s+dengan)?|hingga)\s*`;
const range = new RegExp(`^${time}${until}${time}$`, 'i');

/** A time of the day as it is stored: '8:00', '8.00' and '8' -> '08.00'; undefined for anything else. */
function timeOf(hour = '', minute = '00'): string | undefined {
  const written = `${hour.padStart(2, '0')}.${minute}`;
  return /^(?:[01]\d|2[0-3])\.[0-5]\d$/.test(written) ? written : undefined;
}

/** The two times of a range such as '8:00 - 17:00' or '08.00 s.d. 17.00'; undefined for anything else. */
function rangeOf(typed: string): [from: string, to: string] | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = range.exec(typed.trim()) ?? [];
  const from = timeOf(fromHour, fromMinute);
  const to = timeOf(toHour, toMinute);
  return from && to && from < to ? [from, to] : undefined;
}

/** The ranges of a day: one, two with a break between, or one and its break: '08.00–16.30 (istirahat 11.30–13.00)'. */
function rangesOf(typed: string): ([from: string, to: string] | undefined)[] {
  const [, whole = typed, pause] = /^(.+?)[,;(\s]+istirahat\W*(?:pukul\s*)?(.+?)\)?$/i.exec(typed) ?? [];
  if (!pause) return typed.split(/\s*(?:[,;&/]|\bdan\b)\s*(?:pukul\s*|jam\s*)?(?!\s*d)/i).map(rangeOf);
  const [day, rest] = [rangeOf(whole), rangeOf(pause)];
  return day && rest
    ? [
        [day[0], rest[0]],
        [rest[1], day[1]],
      ]
    : [undefined];
}

/** The hours of a day as the database wants them: '8:00 - 17:00' -> '08.00–17.00 WIB'; undefined for anything else. */
function hoursOf(typed: string): string | undefined {
  if (/^(?:tutup|libur)$/i.test(typed)) return 'Tutup';
  if (/^(?:24\s*jam|00[.:]00\s*[-–—]\s*24[.:]00)$/i.test(typed)) return '24 jam';
  const ranges = rangesOf(typed);
  const times = ranges.flatMap((one) => one ?? []);
  const areInOrder = times.every((moment, index) => index === 0 || (times[index - 1] ?? '') < moment);
  if (ranges.includes(undefined) || ranges.length > 2 || !areInOrder) return undefined;
  return `${ranges.map((one) => one?.join('–')).join(', ')} WIB`;
}

/** The days as they are stored: 'Senin s.d. Jumat' -> 'Senin–Jumat' */
const daysOf = (typed: string) =>
  typed
    .replace(/\s*(?:[-–—]|\bs\.?\s*\/?\s*d\b\.?|\bsampai(?:\s+dengan)?\b|\bhingga\b)\s*/gi, '–')
    .replace(/^(?:buka|hari|jam buka|jam kerja)\b\s*/i, '');

/**
 * Days and hours of a line such as 'Senin s.d. Jumat pukul 8 - 17 WIB'; the hours begin at the first digit, or at what
 * is said instead.
 */
function lineOf(line: string): OfficeHours | undefined {
  const [, days = '', typed = ''] =
    /^(\D{0,100}?)[\s:=,(–-]*(?:(?:pukul|jam|pkl)\b[.:\s]*)?(\d.*|\b(?:tutup|libur)\W*)$/i.exec(line) ?? [];
  const hours = hoursOf(typed.replace(/[\s.]*WIB\b/gi, '').replace(/[\s.,;]+$/, ''));
  const named = daysOf(days.trim()) || (hours === '24 jam' ? 'Setiap hari' : '');
  return named && hours ? { days: named, hours } : undefined;
}

/** The lines as they are stored; undefined when one is not understood, or there are none or too many. */
export function parseOfficeHours(text: string): OfficeHours[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => visibleText(line).replace(/^[•·▪*-]\s*/, ''))
    .filter(Boolean)
    .map(lineOf);
  const parsed = lines.flatMap((line) => line ?? []);
  return parsed.length === lines.length && parsed.length > 0 && parsed.length <= 14 ? parsed : undefined;
}
