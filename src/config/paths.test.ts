import { expect, test } from 'vitest';
import { sppgPath } from './paths';

test.each(['SPPG-3374-004', 'sppg-3374-004', '3374004', 'CEK-7-B'])('%s has a page of its own', (code) => {
  expect(sppgPath(code)).toBe(`/sppg/${code}`);
});

test.each([
  ['TES 7/1', '/sppg?kode=TES+7%2F1'],
  ['../SPPG-1', '/sppg?kode=..%2FSPPG-1'],
  // The file of the search page would have this name.
  ['index', '/sppg?kode=index'],
  ['SPPG.1', '/sppg?kode=SPPG.1'],
])('a code that could be another file is searched for: %s', (code, path) => {
  expect(sppgPath(code)).toBe(path);
});
