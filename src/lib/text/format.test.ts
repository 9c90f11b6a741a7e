import { expect, test } from 'vitest';
import { fileSizeText, formatAddress, formatDate, formatDateTime, formatNumber } from './format';
import { formatSortableTime } from './format-time';

test('late in the evening in London it is the next day in WIB, in every way a time is written', () => {
  const time = '2026-11-21T20:05:00+00:00';
  expect(formatDate(time)).toBe('22 November 2026');
  expect(formatDateTime(time)).toBe('22 Nov 2026, 03.05');
  expect(formatSortableTime(time)).toBe('2026-11-22 03:05');
});

test('a house number stays on the line of its "No."', () => {
  expect(formatAddress('Jalan Kawung No. 70, Kota Tegal')).toBe('Jalan Kawung No.\u00A070, Kota Tegal');
});

test('whole numbers have a point before every three digits', () => {
  const numbers = [0, 999, 1000, 12_500, 1_234_567, -45_000];
  expect(numbers.map(formatNumber)).toEqual(['0', '999', '1.000', '12.500', '1.234.567', '-45.000']);
});

test.each([
  [1, '1 KB'],
  [640_000, '625 KB'],
  [8_600_000, '8,2 MB'],
  [10 * 1024 * 1024, '10,0 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
