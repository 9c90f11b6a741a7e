import { expect, test } from 'vitest';
import { readSchools } from './read-schools';
import type { School } from './school-columns';

const stored: School = {
  id: '00000000-0000-4000-8000-000000000001',
  sppg_id: '00000000-0000-4000-8000-000000000002',
  nama: 'SD Negeri 01 Cemara',
  npsn: '99900001',
  kecamatan: null,
  created_at: '2026-11-01T08:00:00+00:00',
};

const inputs = (text: string) => readSchools(text, [stored]).rows.map(({ input }) => input);
const errors = (text: string) =>
  readSchools(text, [stored]).rows.map(({ line, errors }) => [line, ...errors]);

const both = [
  { nama: 'SD Negeri 2', npsn: '99900002', kecamatan: 'Tembalang' },
  { nama: 'TK Pelangi', npsn: null, kecamatan: null },
];

test.each([
  ['without headings', 'SD Negeri 2;99900002;Tembalang\nTK Pelangi;;\n'],
  ['with them', 'nama;npsn;kecamatan\r\nSD Negeri 2;99900002;Tembalang\r\nTK Pelangi;;\r\n'],
  [
    'in another order',
    'Kecamatan,NPSN,Nama Sekolah,Murid\nTembalang,99900002,SD Negeri 2,300\n,,TK Pelangi,',
  ],
  ['copied from a spreadsheet', 'SD Negeri 2\t99900002\tTembalang\n\n  TK   Pelangi\t\t'],
  ['with an apostrophe that keeps a number as text', "SD Negeri 2;'99900002;Tembalang\nTK Pelangi;;"],
  ['with the word before the number', 'SD Negeri 2;NPSN: ’99900002;Kec. Tembalang\nTK Pelangi;;'],
  ['with a separator in a quoted cell', '"SD Negeri 2";"99900002";Tembalang\n"TK Pelangi"'],
])('rows are read %s', (_how, text) => {
  expect(inputs(text)).toEqual(both);
});

test('nothing is read of nothing', () => {
  expect(() => readSchools('  \n;;\n', [])).toThrow('tidak berisi data sekolah');
});

test('each row has its errors, by the number that a spreadsheet shows', () => {
  expect(
    errors(`nama;npsn\n;99900003\nSD A;123\n\nSD B;12345678A\n${'x'.repeat(201)}\nSD C;99900004`),
  ).toEqual([
    [2, 'Nama sekolah tidak boleh kosong.'],
    [3, 'NPSN harus 8 angka.'],
    [5, 'NPSN harus 8 angka.'],
    [6, 'Maksimal 200 karakter.'],
    [7],
  ]);
});

test('a school that is there twice, by name or NPSN, names the other row', () => {
  expect(errors('SD A;99900002\nsd-a\nSD B;99900002\nSD C')).toEqual([
    [1, 'Sekolah ini juga ada pada baris 2.'],
    [2, 'Sekolah ini juga ada pada baris 1.'],
    [3, 'Sekolah ini juga ada pada baris 1.'],
    [4],
  ]);
});

test('schools of one name in two kecamatan are two, each with its NPSN', () => {
  expect(errors('SD Negeri 1;99900081;Tembalang\nSD Negeri 1;99900082;Banyumanik')).toEqual([[1], [2]]);
  expect(inputs('SD Negeri 01 Cemara;99900099;Mijen')).toEqual([
    { nama: 'SD Negeri 01 Cemara', npsn: '99900099', kecamatan: 'Mijen' },
  ]);
});

test.each(['sd negeri O1 cemara', 'SD Lain;99900001'])('%j is one that the kitchen has', (text) => {
  expect(readSchools(text, [stored]).rows).toEqual([
    { line: 1, name: text.split(';')[0], errors: [], stored: stored.nama },
  ]);
});
