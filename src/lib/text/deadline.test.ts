import { expect, test } from 'vitest';
import { deadlineText, isOverdue, timeLeft } from './deadline';

const deadline = '2026-11-28T07:30:00+00:00';
const hours = (before: number) => Date.parse(deadline) - before * 60 * 60 * 1000;

test.each([
  [128, 'sisa 5 hari'],
  [72, 'sisa 72 jam'],
  [1.9, 'sisa 1 jam'],
  [0.5, 'sisa kurang dari 1 jam'],
  [0, 'sisa kurang dari 1 jam'],
  [-0.5, 'baru saja lewat tenggat'],
  [-30.2, 'lewat tenggat 30 jam'],
  [-98, 'lewat tenggat 4 hari'],
])('%s hours before a deadline', (before, text) => {
  expect(timeLeft(deadline, hours(before))).toBe(text);
  expect(isOverdue(deadline, hours(before))).toBe(before < 0);
});

test('a deadline is said in WIB, one at midnight by the day before', () => {
  expect(deadlineText(deadline, hours(5))).toBe('Tenggat 28 Nov 2026, 14.30, sisa 5 jam.');
  expect(deadlineText('2026-11-27T17:00:00+00:00', hours(18))).toBe(
    'Paling lambat Jumat, 27 November 2026, sisa 3 jam.',
  );
});
