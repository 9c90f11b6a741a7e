import { expect, test } from 'vitest';
import { mendedName, storageFileName } from './chosen-file';

test.each([
  ['Panduan.pdf', 'Panduan.pdf'],
  ['Laporan Gizi (é).PDF', 'Laporan-Gizi-e.pdf'],
  ['../../etc/passwd.pdf', 'etc-passwd.pdf'],
  ['a/b\\c.pdf', 'a-b-c.pdf'],
  ['v1.2..akhir.pdf', 'v1-2-akhir.pdf'],
  ['🍚🍲.pdf', 'berkas.pdf'],
  ['.pdf', 'berkas.pdf'],
  ['tanpa ekstensi', 'tanpa-ekstensi'],
  ['satu\nbaris\tlagi.pdf', 'satu-baris-lagi.pdf'],
  [`${'panjang '.repeat(40)}.pdf`, `${'panjang-'.repeat(12)}panj.pdf`],
])('%j is stored as %j', (name, expected) => {
  expect(storageFileName(name)).toBe(expected);
});

test.each([
  ['Surat.pdf', 'Surat.pdf'],
  ['Surat.pdf ', 'Surat.pdf'],
  ['DOC-20261124-WA0003.', 'DOC-20261124-WA0003.pdf'],
  ['Laporan 24.11.2026', 'Laporan 24.11.2026.pdf'],
  ['foto.jpeg', 'foto.jpeg'],
])('the name %j is mended to %j', (name, mended) => {
  expect(mendedName(name)).toBe(mended);
});
