import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Wening Prasetyaningsih', 'WP'],
  ['Raden Ayu Sekar Wangi', 'RW'],
  ['  panji   asmara ', 'PA'],
  ['Suparno', 'SU'],
  ['x', 'X'],
  ['', '??'],
  ['   ', '??'],
])('"%s" becomes "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
