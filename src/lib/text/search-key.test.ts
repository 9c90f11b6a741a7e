import { expect, test } from 'vitest';
import { searchKey } from './search-key';

test.each([
  ['SPPG-3374-001', 'sppg 3374 001'],
  ['SPPG-3374-001', 'SPPG3374\u2013OO1'],
  ['SPPG-3374-001', 'ＳＰＰＧ／3374.00l'],
  ['Dapur d’Arum', 'DAPUR D_ARUM'],
])('“%s” and “%s” are the same', (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});

test.each([
  ['SPPG-3374-001', 'SPPG-3374-002'],
  ['Genuk', 'Génuk'],
])('“%s” and “%s” are not', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});
