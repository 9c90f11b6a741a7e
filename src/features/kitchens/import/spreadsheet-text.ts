import { daysOf } from '@/lib/files/spreadsheet-day';
import { formatDate } from '@/lib/text/format';
import { formatSortableSecond } from '@/lib/text/format-time';
import { visibleText } from '@/lib/text/visible-text';

/** '40%', '40,00%' and '0,4' -> 0.4; NaN for other text. */
function fractionOf(text: string): number {
  const [, digits = '', percent] = /^(\d+(?:[.,]\d+)?) ?(%?)$/.exec(text) ?? [];
  return digits ? Number(digits.replace(',', '.')) / (percent ? 100 : 1) : Number.NaN;
}

/**
 * Whether a cell is as it was exported: a spreadsheet reads text that looks like a number or a date as one, and saves '007'
 * as '7', '40%' as '0,4' and 'Desember 2026' as 'Des-26'. The other way round, somebody has typed it.
 */
export function isUnedited(cell: string, exported: string): boolean {
  const before = visibleText(exported);
  // Programs that calculate write whole numbers with '.0'.
  const text = visibleText(cell).replace(/^(\d+)\.0$/, '$1');
  if (text === before) return true;
  if (/^0\d+$/.test(before)) return text === before.replace(/^0+(?=\d)/, '');
  if (before.endsWith('%')) return Math.abs(fractionOf(text) - fractionOf(before)) < 1e-9;
  const isShort = !text.includes(' ') || !/\p{L}/u.test(text);
  return isShort && daysOf(before).some((day) => daysOf(text).includes(day));
}

/** What only machines write of a date: '2026-12-01 00:00:00', '46357', 'Des-26'. */
const machineDay = /^[^\p{L}]+$|^\d{4}-\d\d-\d\dT|^(?:\d{1,2}-)?\p{L}{3}-\d\d$/u;

/**
 * A date in the words of people, of the first of a month only the month, which spreadsheets save so; any other text as it is.
 * Undefined when it could be two dates.
 */
export function dayInWords(text: string): string | undefined {
  const days = machineDay.test(text) ? daysOf(text) : [];
  if (days.length > 1) return undefined;
  return days[0] ? formatDate(days[0]).replace(/^1 /, '') : text;
}

/** An SPPG's last change as the export writes it, in words that no spreadsheet takes for a date: '2026-11-26 10:42:13 WIB' */
export const momentText = (updatedAt: string) => `${formatSortableSecond(updatedAt)} WIB`;

/** The time of such a text in milliseconds; undefined of any other. */
export function momentOf(text: string): number | undefined {
  const [, day, hour, minute, second] =
    /^(\d{4}-\d\d-\d\d) (\d\d)[:.](\d\d)[:.](\d\d) WIB$/.exec(text.trim()) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(time) ? undefined : time;
}
