import { expect, test } from 'vitest';
import { dayInWords, isUnedited } from './spreadsheet-text';

test.each([
  ['', ''],
  ['Jalan Mawar\nKota Tegal', 'Jalan Mawar Kota Tegal'],
  ['0012', '12'],
  ['000', '0'],
  ['40%', '40,00%'],
  ['40%', '0,4'],
  ['33,3%', '0.333'],
  ['100%', '1'],
  ['Desember 2026', 'Des-26'],
  ['Desember 2026', '01/12/2026'],
  ['31 Agustus 2026', '31-Agu-26'],
  ['2026-12-31', '31/12/2026'],
  ['31/12/2026', '2026-12-31'],
  ['Desember 2026', '2026-12-01 00:00:00'],
  ['Desember 2026', '2026-12-01T00:00:00.000Z'],
  ['Desember 2026', '1/12/2026'],
  ['Desember 2026', '12/1/26'],
  ['Desember 2026', '46357'],
  ['2027', '2027.0'],
])('of %j a spreadsheet makes %j', (exported, cell) => {
  expect(isUnedited(cell, exported)).toBe(true);
});

test.each([
  ['', '-'],
  ['12', '0012'],
  ['0012', '012'],
  ['40%', '45%'],
  ['40%', '40'],
  ['0,4', '40%'],
  ['Des-26', 'Desember 2026'],
  ['Desember 2026', 'Nov-26'],
  ['Desember 2026', '31/12/2026'],
  ['Triwulan I 2027', 'Triwulan II 2027'],
  ['sppg 5', 'SPPG 5'],
])('of %j people make %j', (exported, cell) => {
  expect(isUnedited(cell, exported)).toBe(false);
});

test.each([
  ['2026-12-01 00:00:00', 'Desember 2026'],
  ['2026-12-31 00:00:00', '31 Desember 2026'],
  ['1/12/2026', 'Desember 2026'],
  ['12/31/2026', '31 Desember 2026'],
  ['46357', 'Desember 2026'],
  ['Des-26', 'Desember 2026'],
  ['12/1/26', undefined],
  ['Triwulan I 2027', 'Triwulan I 2027'],
  ['1 Des 2026', '1 Des 2026'],
  ['2027', '2027'],
  ['', ''],
])('the date %j is %j in words', (text, words) => {
  expect(dayInWords(text)).toBe(words);
});
