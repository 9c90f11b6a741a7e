import { expect, test } from 'vitest';
import { comparable, searchable, visibleText } from './visible-text';

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
  ['Yayasan Ma\u02BCarif', 'yayasan maarif'],
  ['SPPG–3374–004', 'SPPG-3374−004.'],
  ['“Kabupaten Tegal”', ' kabupaten  tegal'],
  ['ＳＰＰＧ Genuk', 'sppg genuk'],
])('“%s” and “%s” are the same name', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

test.each([
  ['Jl.Sidoluhur 88', 'Jalan Sidoluhur No. 88'],
  ['Jln Sidoluhur nomor 88', 'jalan sidoluhur no.88'],
  ['Kab.Demak', 'kabupaten demak'],
  ['Kec. Genuk,Kota Semarang', 'Kecamatan Genuk, Kota Semarang'],
])('%j and %j are the same address', (one, other) => {
  expect(searchable(one)).toBe(searchable(other));
});
