import { expect, test } from 'vitest';
import { toCsv, toPlainCsv } from './csv';

test('starts with the byte order mark, separates with semicolons and ends lines as spreadsheets do', () => {
  expect(
    toCsv([
      ['Nama', 'Sasaran'],
      ['SPPG Tembalang', 2500],
    ]),
  ).toBe('\uFEFF"Nama";"Sasaran"\r\n"SPPG Tembalang";2500\r\n');
});

test('keeps quotes, separators and line breaks inside their cell', () => {
  expect(toCsv([['"Dapur" kami; dua\nbaris', null]])).toBe('\uFEFF"""Dapur"" kami; dua\nbaris";""\r\n');
});

test.each([
  '=1+1',
  '+62800',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\tnama',
  '\rnama',
  '  =1',
  '\n=1',
  '=1\n+2',
  '＝1+1',
  '＋62800',
  '－5',
  '＠SUM(A1)',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(A1)',
  '−1',
  '\u3000＝1',
  '\u200B=1',
  '\uFEFF=1',
  '\u0000=1',
])('defuses %j', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test('tells its apostrophe from one that stood there', () => {
  expect(toCsv([["'=1"]])).toBe(`\uFEFF"''=1"\r\n`);
  expect(toCsv([["'biasa'"]])).toBe(`\uFEFF"'biasa'"\r\n`);
});

test('leaves ordinary text alone', () => {
  for (const text of ['SPPG-01', 'a=b', 'Jl. Pemuda 1 – 3', '0812'])
    expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

test('leaves numbers alone, also negative ones', () => {
  expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
});

test('programs get commas, no byte order mark, quotes where they are needed, and no formulae either', () => {
  expect(
    toPlainCsv([
      ['kode', 'nama, lokasi', 'sasaran'],
      ['SPPG-1', '"Dapur"\nkami', null],
      ['=1+1', 'b', -5],
    ]),
  ).toBe(`kode,"nama, lokasi",sasaran\r\nSPPG-1,"""Dapur""\nkami",\r\n"'=1+1",b,-5\r\n`);
});
