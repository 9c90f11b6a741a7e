import type { Json } from '@/lib/supabase/database.types';

export interface OfficeHours {
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

/** '8:00 - 17:00' -> '08.00–17.00 WIB', as the database wants it; undefined for anything else. */
function hoursOf(typed: string): string | undefined {
  if (/^tutup$/i.test(typed)) return 'Tutup';
  const [, ...parts] = /^(\d\d?)[.:](\d\d)\s*[-–—]\s*(\d\d?)[.:](\d\d)(?:\s*WIB)?$/i.exec(typed) ?? [];
  const [fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = parts;
  const from = `${fromHour.padStart(2, '0')}.${fromMinute}`;
  const to = `${toHour.padStart(2, '0')}.${toMinute}`;
  const areTimes = [from, to].every((time) => /^(?:[01]\d|2[0-3])\.[0-5]\d$/.test(time));
  return areTimes && from < to ? `${from}–${to} WIB` : undefined;
}

/** The lines as they are stored; undefined when one is not understood, or there are none or too many. */
export function parseOfficeHours(text: string): OfficeHours[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, days = '', typed = ''] = /^([^:]{1,100}?)\s*:\s*(.+)$/.exec(line) ?? [];
      const hours = hoursOf(typed);
      return days && hours ? { days, hours } : undefined;
    });
  const parsed = lines.flatMap((line) => line ?? []);
  return parsed.length === lines.length && parsed.length > 0 && parsed.length <= 14 ? parsed : undefined;
}
