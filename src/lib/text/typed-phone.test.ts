import { expect, test } from 'vitest';
import { telHref } from './phone';
import { bareNumber, phonesText } from './typed-phone';

test.each([
  '“0812-3456-7890”.',
  '• 0812-3456-7890,',
  'tel:0812-3456-7890',
  'WA: 0812-3456-7890',
  'No. HP 0812-3456-7890\u200B',
])('%j means 0812-3456-7890', (typed) => {
  expect(bareNumber(typed)).toBe('0812-3456-7890');
});

test.each([
  ['(024) 760-1234 ext. 12', '(024) 760-1234 ext. 12', 'tel:0247601234;ext=12'],
  ['024-7601234 pes.12', '024-7601234 ext. 12', 'tel:0247601234;ext=12'],
  ['(024) 7601234 (ext 12)', '(024) 7601234 ext. 12', 'tel:0247601234;ext=12'],
  ['1500-123', '1500-123', 'tel:1500123'],
  ['14045', '14045', 'tel:14045'],
  ['0812-3456-7890 / 0813-4567-8901', '0812-3456-7890 / 0813-4567-8901', 'tel:081234567890'],
  ['Telp. (024) 7601234 atau 0812-3456-7890', '(024) 7601234 / 0812-3456-7890', 'tel:0247601234'],
  ['(024) 7601234, 0812-3456-7890', '(024) 7601234 / 0812-3456-7890', 'tel:0247601234'],
])('%j is stored as %j and dialled as %s', (typed, stored, href) => {
  expect(phonesText(typed)).toBe(stored);
  expect(phonesText(stored)).toBe(stored);
  expect(telHref(stored)).toBe(href);
});

test.each([
  '',
  '127',
  '1500',
  '0812',
  '0812-3456-7890 / 12',
  'tidak ada',
  '024-7601234 ext.',
  '0811111111 / 0822222222 / 0833333333',
])('%j is not stored', (typed) => {
  expect(phonesText(typed)).toBeUndefined();
});
