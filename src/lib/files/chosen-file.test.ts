import { expect, test } from 'vitest';
import { pdfName, storageFileName } from './chosen-file';

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
  ['Surat edaran.PDF ', 'Surat edaran.PDF'],
  ['Surat.pdf.pdf', 'Surat.pdf'],
  ['Surat.PDF.pdf', 'Surat.PDF'],
  ['Surat.pdf (1)', 'Surat.pdf'],
  ['Surat.pdf_2', 'Surat.pdf'],
  ['Surat.pdf-1', 'Surat.pdf'],
  ['Surat.pdf.1', 'Surat.pdf'],
  ['Surat.pdf1', 'Surat.pdf'],
  ['Surat.pdf~', 'Surat.pdf'],
  ['Surat.pdf;', 'Surat.pdf'],
  ['Surat.pdf.bin', 'Surat.pdf'],
  ['Surat.pdf.download', 'Surat.pdf'],
  ['Surat.pdf?x=1', 'Surat.pdf'],
  ['Surat.pdf\n', 'Surat.pdf'],
  ['Revisi.pdf final.pdf', 'Revisi.pdf final.pdf'],
  ['Revisi.pdf final.pdf (1)', 'Revisi.pdf final.pdf'],
  ['.pdf', '.pdf'],
  ['DOC-20261124-WA0003.', 'DOC-20261124-WA0003.pdf'],
  ['Laporan 24.11.2026', 'Laporan 24.11.2026.pdf'],
  ['foto.jpeg', undefined],
  ['Surat.docx', undefined],
])('a PDF called %j is called %j', (name, expected) => {
  expect(pdfName(name)).toBe(expected);
});
