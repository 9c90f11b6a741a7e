import { expect, test } from 'vitest';
import { doubtAbout } from './doubtful-value';

test.each(['50', '50%', '62,5 %', '0,4', ' 100 '])('the estimate %j looks like a progress', (text) => {
  expect(doubtAbout('estimasi_selesai', text)).toContain('terbaca sebagai progres');
});

test.each(['Januari 2031', '31 Desember 2026', '1/12/2026', 'Triwulan I 2027', 'akhir 2027'])(
  'the progress %j looks like a time',
  (text) => {
    expect(doubtAbout('progres_pembangunan', text)).toContain('terbaca sebagai waktu');
  },
);

test.each([
  ['estimasi_selesai', ''],
  ['estimasi_selesai', '2027'],
  ['estimasi_selesai', 'Triwulan I 2027'],
  ['estimasi_selesai', 'setelah progres 50%'],
  ['progres_pembangunan', ''],
  ['progres_pembangunan', '50'],
  ['progres_pembangunan', '62.5'],
  ['progres_pembangunan', 'Atap selesai Januari 2026, 70%'],
  ['nama', '50'],
] as const)('%s %j is plausible', (key, text) => {
  expect(doubtAbout(key, text)).toBeUndefined();
});
