import { dayMs } from '@/lib/text/days';

const months = [
  'jan',
  'feb|peb',
  'mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|aug|ags',
  'sep',
  'okt|oct',
  'nov|nop',
  'des|dec',
].map((names) => new RegExp(`^(?:${names})`, 'i'));

/** Excel counts days from here. */
const dayZero = Date.UTC(1899, 11, 30);

/** The ISO date as a list of one; an empty list for a day that no calendar has. */
function isoDay(year: string, month: number, day: number): string[] {
  const full = year.length === 2 ? `20${year}` : year;
  const time = Date.UTC(Number(full), month - 1, day);
  const isReal = new Date(time).getUTCMonth() === month - 1 && day > 0 && month > 0;
  return isReal ? [new Date(time).toISOString().slice(0, 10)] : [];
}

/**
 * The days that a text may stand for, as ISO dates, whichever way a spreadsheet or a program writes them: 'Des-26' and
 * 'Desember 2026' (their first day), '1/12/2026', '2026-12-01 00:00:00' and '46357'. Two of '12/1/26', which is January in
 * Indonesia and December in America; none of other text.
 */
export function daysOf(text: string): string[] {
  const date = text
    .trim()
    .replace(/(\d)(?:T| +)\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/, '$1');
  const serial = /^([45]\d{4})(?:[.,]0+)?$/.exec(date)?.[1];
  if (serial) return [new Date(dayZero + Number(serial) * dayMs).toISOString().slice(0, 10)];
  const [iso, isoYear = '', isoMonth, isoDate] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date) ?? [];
  if (iso) return isoDay(isoYear, Number(isoMonth), Number(isoDate));

  const [, first = '', middle = '', year = ''] =
    /^(?:(\d{1,2})[ /.-])?(\p{L}{3,}|\d{1,2})[ /.-](\d{2}|\d{4})$/u.exec(date) ?? [];
  if (/\p{L}/u.test(middle)) {
    const month = months.findIndex((name) => name.test(middle)) + 1;
    return isoDay(year, month, Number(first || 1));
  }
  if (!first) return year.length === 4 ? isoDay(year, Number(middle), 1) : [];
  const indonesian = isoDay(year, Number(middle), Number(first));
  const american = isoDay(year, Number(first), Number(middle));
  if (indonesian.length === 0) return american;
  // With two digits for the year it may be Excel's short American form.
  return year.length === 2 ? [...new Set([...indonesian, ...american])] : indonesian;
}
