import { expect, test } from 'vitest';
import * as deadlines from './deadline';
import * as formats from './format';
import * as times from './format-time';
import { startOfDay } from './format-time';

test('a day begins at midnight in WIB, and the next one follows over the end of the month', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(startOfDay('2026-11-30', 1)).toBe('2026-11-30T17:00:00.000Z');
});

const { formatDate, formatDateTime, formatMonth } = formats;
const { formatSortableTime, formatSortableSecond, formatDay, formatTime, formatMediumDate, formatShortDate } =
  times;

test.each([
  '',
  'x',
  '0044-03-15T00:00:00+07:07:12 BC',
  'infinity',
  '-infinity',
  '2026-13-45T99:99',
  '+300000-01-01',
])('%j, which no browser reads, is no error anywhere', (value) => {
  const ofDays = [formatDate, formatDateTime, formatMonth, formatDay, formatMediumDate, formatShortDate];
  const ofTimes = [formatSortableTime, formatSortableSecond, formatTime, startOfDay, deadlines.lastDay];
  for (const format of [...ofDays, ...ofTimes]) expect(() => format(value)).not.toThrow();
  expect(times.sortableDay(Date.parse(value))).toBe('');
  expect(() => deadlines.deadlineText(value, 0)).not.toThrow();
});
