import { expect, test } from 'vitest';
import { progressPercent, progressText } from './progress';

// supabase/tests/due_rows.test.sql has the same numbers.
test.each([
  ['40', 40, '40%'],
  ['0,4', 40, '40%'],
  ['0.4', 40, '40%'],
  ['40 %', 40, '40%'],
  ['40%', 40, '40%'],
  ['0,29', 29, '29%'],
  ['1,0', 100, '100%'],
  ['1', 1, '1%'],
  ['0', 0, '0%'],
  ['62.5', 62.5, '62,5%'],
  ['0,5%', 0.5, '0,5%'],
  ['100', 100, '100%'],
  ['Atap selesai, 70%', 70, 'Atap selesai, 70%'],
  ['Atap selesai 70,5 persen', null, 'Atap selesai 70,5 persen'],
  ['Tahap 2', null, 'Tahap 2'],
  ['2500', null, '2500'],
  ['-5', null, '-5'],
  ['', null, ''],
])('%s is %s percent, shown as %s', (typed, percent, shown) => {
  expect(progressPercent(typed)).toBe(percent);
  expect(progressText(typed)).toBe(shown);
});
