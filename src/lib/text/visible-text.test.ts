import { expect, test } from 'vitest';
import { visibleText } from './visible-text';

test.each([
  ['SPPG-3374-001\u200B', 'SPPG-3374-001'],
  ['\uFEFFSPPG\u2060-\u200C33\u200D74-001', 'SPPG-3374-001'],
  ['\u202ASPPG\u00AD-3374-001\u200E', 'SPPG-3374-001'],
  [' SPPG\u00A0 3374\t\n001 ', 'SPPG 3374 001'],
  ['A \u200B B', 'A B'],
  ['Cafe\u0301', 'Caf\u00E9'],
  ['\u200B', ''],
])('%j is seen as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});
