import { visibleText } from '@/lib/text/visible-text';

const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|aug',
  'sep',
  'okt|oct',
  'nov',
  'des|dec',
].map((names) => new RegExp(`^(?:${names})`, 'i'));

/** 'Desember 2026', '1-Des-26', '01/12/2026' and '2026-12-01' -> '2026-12-1'; undefined for other text. */
function dateOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return [iso[1], Number(iso[2]), Number(iso[3])].join('-');
  const [, day = '1', month = '', year = ''] =
    /^(?:(\d{1,2})[ /-])?(\p{L}{3,}|\d{1,2})[ /-](\d{2}|\d{4})$/u.exec(text) ?? [];
  const number = Number(month) || months.findIndex((name) => name.test(month)) + 1;
  return number ? [`20${year.slice(-2)}`, number, Number(day)].join('-') : undefined;
}

/** '40%', '40,00%' and '0,4' -> 0.4; NaN for other text. */
function shareOf(text: string): number {
  const [, digits = '', percent] = /^(\d+(?:[.,]\d+)?) ?(%?)$/.exec(text) ?? [];
  return digits ? Number(digits.replace(',', '.')) / (percent ? 100 : 1) : Number.NaN;
}

/**
 * Whether a cell is as it was exported: a spreadsheet reads text that looks like a number or a date as one, and saves '007'
 * as '7', '40%' as '0,4' and 'Desember 2026' as 'Des-26'. The other way round, somebody has typed it.
 */
export function isUnedited(cell: string, exported: string): boolean {
  const [text, before] = [visibleText(cell), visibleText(exported)];
  if (text === before) return true;
  if (/^0\d+$/.test(before)) return text === before.replace(/^0+(?=\d)/, '');
  if (before.endsWith('%')) return Math.abs(shareOf(text) - shareOf(before)) < 1e-9;
  // A spreadsheet's short form of a date has no spaces.
  return !text.includes(' ') && dateOf(before) !== undefined && dateOf(text) === dateOf(before);
}
