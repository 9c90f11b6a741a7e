import { expect, test } from 'vitest';
import { comparable, visibleText, withoutLabel } from './visible-text';

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

test.each([
  ['Yayasan Ma’arif', "yayasan ma'arif"],
  ['SPPG–3374–004', 'SPPG-3374−004.'],
  ['“Kabupaten Tegal”', ' kabupaten  tegal'],
  ['ＳＰＰＧ Genuk', 'sppg genuk'],
])('“%s” and “%s” are the same name', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

test.each([
  'K7QF-2M9T-XW4D',
  ' “K7QF-2M9T-XW4D”. ',
  '*K7QF-2M9T-XW4D*',
  'Kode lacak: K7QF-2M9T-XW4D',
  'Kode: "K7QF-2M9T-XW4D"',
  'https://contoh.id/lacak#K7QF-2M9T-XW4D',
  'https://contoh.id/sppg?utm_source=wa&kode=K7QF-2M9T-XW4D&x=1',
  'https://contoh.id/data-yayasan?sppg=K7QF%2D2M9T-XW4D#daftar',
])('%j means K7QF-2M9T-XW4D', (pasted) => {
  expect(withoutLabel(pasted)).toBe('K7QF-2M9T-XW4D');
});

test.each(['Dapur Kode Genuk (Timur)', 'SPPG: Tembalang', 'https://contoh.id/galeri', ''])(
  '%j is left as it is',
  (text) => {
    expect(withoutLabel(text)).toBe(text);
  },
);
