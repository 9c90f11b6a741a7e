import { expect, test } from 'vitest';
import { isFiltered, readFilter } from '@/lib/url/url-filter';
import { leadFilterSchema, leadPatterns } from './lead-filter';

test('reads the filters from the address and leaves out what is none', () => {
  const read = (search: string) => readFilter(leadFilterSchema, new URLSearchParams(search));
  expect(read('cari=+budi+&jenis=pengajuan&status=baru&dari=2026-11-01&sampai=2026-11-21')).toEqual({
    cari: 'budi',
    jenis: 'partnership_applications',
    status: 'Baru',
    ditugaskan: '',
    permintaan: '',
    keluhan: '',
    dari: '2026-11-01',
    sampai: '2026-11-21',
  });
  const nothing = read('jenis=x&status=lama&dari=2026-13-45&sampai=kemarin');
  expect(isFiltered(read('dari=0001-01-01'))).toBe(false);
  expect(isFiltered(read('dari=2026-02-31'))).toBe(false);
  expect(isFiltered(nothing)).toBe(false);
});

test('a search finds a telephone number whatever stands between its digits', () => {
  expect(leadPatterns('(0812)-3456 800m²')).toBe(String.raw`{"0812\\D*3456","800m²"}`);
});

test('a search finds the characters that are wildcards or punctuation elsewhere', () => {
  expect(leadPatterns(' a,b 100%_* ')).toBe(String.raw`{"a,b","100%_\\*"}`);
  expect(leadPatterns('"x"')).toBe(String.raw`{"\"x\""}`);
});

test('a word of an opportunity’s title finds its applications, too', () => {
  expect(leadPatterns('Dapur sppg')).toBe('{"Dapur|investasi_peralatan","sppg|investasi_sppg"}');
});

test('a tracking code is found as it was pasted, and a name in whatever apostrophe', () => {
  expect(leadPatterns('Kode: K7QF-2M9T-XW4D.')).toContain('|K7QF2M9TXW4D');
  expect(leadPatterns('Ma’arif')).toBe(`{"Ma['‘’ʼ´\`]arif"}`);
});

test.each([
  ['Cek di sini: https://contoh.id/sppg?kode=SPPG-3302-813.', 'SPPG-3302-813'],
  ['https://contoh.id/sppg/SPPG-3302-813?utm_source=wa', 'SPPG-3302-813'],
  ['“budi@contoh.id”,', 'budi@contoh.id'],
  ['Budi Raharjo <mailto:budi@contoh.id>', 'budi@contoh.id'],
])('of %j the inbox looks for %j alone', (pasted, meant) => {
  expect(leadPatterns(pasted)).toBe(leadPatterns(meant));
});

test('places and addresses are found as people write them', () => {
  expect(leadPatterns('purwodadi')).toBe('{"purwodadi|grobogan"}');
  expect(leadPatterns('Jl.Sidoluhur')).toBe('{"jl|jalan","Sidoluhur"}');
  expect(leadPatterns('Kab.Demak')).toBe('{"Kab","Demak"}');
});
