import { expect, test } from 'vitest';
import { readCell } from './cell-values';

test.each([
  ['2026-12-01 00:00:00', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['01.12.2026', '2026-12-01'],
  ['31-Des-26', '2026-12-31'],
  ['1 Desember 2026', '2026-12-01'],
  ['46357', '2026-12-01'],
  ['46357.0', '2026-12-01'],
  ['12/31/2026', '2026-12-31'],
])('the day %j is read as %s', (cell, day) => {
  expect(readCell(cell, 'Berlaku Sampai', 'day')).toEqual({ text: day });
});

test.each([
  ['12/1/26', 'yang dapat dibaca sebagai dua tanggal'],
  ['31/02/2026', 'yang bukan tanggal'],
  ['besok', 'yang bukan tanggal'],
])('the day %j is named: %s', (cell, reason) => {
  expect(readCell(cell, 'Berlaku Sampai', 'day').flaw).toContain(reason);
});

test.each([
  ['2500.0', 'number', '2500'],
  ['2.500', 'number', '2.500'],
  ['99900072.0', 'code', '99900072'],
  ['="0012"', 'code', '0012'],
  ["'=A-1", 'code', '=A-1'],
  ["'99900072", 'code', '99900072'],
  ['’0012', 'code', '0012'],
  ["'2500", 'number', '2500'],
] as const)('%j is read, as a %s, as %j', (cell, kind, read) => {
  expect(readCell(cell, 'Isi', kind)).toEqual({ text: read });
});

test.each(['Maâ€™arif', 'CafÃ©', 'Ma?arif', '#NAMA?', 'Err:502', '1,5E+10', 'NaN', '=SUM(A1:A2)'])(
  '%j is damaged in any column',
  (cell) => {
    expect(readCell(cell, 'Nama').flaw).toContain('Kolom "Nama"');
  },
);

test.each(['Jalan Ma’arif No. 3#', 'https://contoh.id/a?b=1', 'São', '#12', 'Nandini', ''])(
  '%j is not',
  (cell) => {
    expect(readCell(cell, 'Nama').flaw).toBeUndefined();
  },
);
