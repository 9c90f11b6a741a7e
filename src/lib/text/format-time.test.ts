import { expect, test } from 'vitest';
import { startOfDay } from './format-time';

test('a day begins at midnight in WIB, and the next one follows over the end of the month', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(startOfDay('2026-11-30', 1)).toBe('2026-11-30T17:00:00.000Z');
});
