import { expect, test } from 'vitest';
import { bare, bareEmail, isWholeCode, meantBy } from './pasted';

test.each([
  ['“(K7QF-2M9T-XW4D).”', 'K7QF-2M9T-XW4D'],
  ['• 0812-3456-7890', '0812-3456-7890'],
  ['1. 0812-3456-7890,', '0812-3456-7890'],
  ['- [0812-3456-7890]', '0812-3456-7890'],
  ['\uFEFF\u200B«0812\u00AD-3456-7890»\u00A0', '0812-3456-7890'],
  ['(024) 7601234', '(024) 7601234'],
  ['‘https://contoh.id/a_(b)’', 'https://contoh.id/a_(b)'],
  ['https://contoh.id/a).', 'https://contoh.id/a'],
  ['_dapur_', '_dapur_'],
  ['...', ''],
])('of %j the marks around it go: %j', (pasted, value) => {
  expect(bare(pasted)).toBe(value);
});

test.each([
  'budi@contoh.id',
  '“budi@contoh.id”',
  "'budi@contoh.id'.",
  '„budi@contoh.id‟',
  '(budi@contoh.id)',
  '[budi@contoh.id]',
  '<budi@contoh.id>',
  '• budi@contoh.id',
  '-\u00A0budi@contoh.id,',
  '1. budi@contoh.id',
  '\uFEFFbudi@contoh.id\u200B',
  'mailto:budi@contoh.id',
  '[mailto:budi@contoh.id]',
  'mailto:budi@contoh.id?subject=Halo',
  'Email: budi@contoh.id;',
  'Alamat email : “budi@contoh.id”',
  'Budi Raharjo <budi@contoh.id>',
  '"Budi Raharjo" <mailto:budi@contoh.id>,',
  '*budi@contoh.id*',
  '_budi@contoh.id_',
  'budi @ contoh . id',
])('%j means budi@contoh.id', (pasted) => {
  expect(bareEmail(pasted)).toBe('budi@contoh.id');
});

test.each(['_info@contoh.id', 'a@contoh.id;b@contoh.id', 'budi raharjo@contoh.id', 'budi@contoh”.id'])(
  '%j is left for the rule to refuse',
  (pasted) => {
    expect(bareEmail(pasted)).toBe(pasted);
  },
);

test.each([
  'K7QF-2M9T-XW4D',
  ' “K7QF-2M9T-XW4D”. ',
  '*K7QF-2M9T-XW4D*',
  '_K7QF-2M9T-XW4D_',
  '(K7QF-2M9T-XW4D),',
  '• K7QF-2M9T-XW4D',
  'Kode lacak: K7QF-2M9T-XW4D',
  'Simpan kode ini: K7QF-2M9T-XW4D',
  'Kode: "K7QF-2M9T-XW4D"',
  'https://contoh.id/lacak#K7QF-2M9T-XW4D',
  'Lacak di sini: <https://contoh.id/lacak#K7QF-2M9T-XW4D>.',
  'https://contoh.id/sppg?utm_source=wa&kode=K7QF-2M9T-XW4D&x=1',
  'https://contoh.id/data-yayasan?sppg=K7QF%2D2M9T-XW4D#daftar',
])('%j means K7QF-2M9T-XW4D', (pasted) => {
  expect(meantBy(pasted)).toBe('K7QF-2M9T-XW4D');
});

test.each([
  'https://contoh.id/sppg/SPPG-3314-001',
  'HTTPS://CONTOH.ID/SPPG/SPPG-3314-001',
  'contoh.id/sppg/SPPG-3314-001?utm_source=whatsapp&utm_medium=share#peta',
  'Dapur Gemolong\nDapur SPPG di Kabupaten Sragen. Cek sendiri: https://contoh.id/sppg/SPPG-3314-001',
  'Cek di sini: https://contoh.id/sppg?kode=SPPG-3314-001.',
  '(https://contoh.id/SPPG?KODE=SPPG-3314-001)',
  'Kode unik pendaftaran SPPG: SPPG-3314-001',
  'Apakah dapur SPPG-3314-001 benar milik Anda?',
  '“SPPG-3314-001”',
  '- SPPG-3314-001;',
])('%j means SPPG-3314-001', (pasted) => {
  expect(meantBy(pasted)).toBe('SPPG-3314-001');
});

test.each([
  ['dapur SPPG–3314–001 itu', 'SPPG–3314–001'],
  ['kode sppg 3314 001', 'sppg 3314 001'],
])('of %j the code is %j', (pasted, code) => {
  expect(meantBy(pasted)).toBe(code);
  expect(isWholeCode(code)).toBe(true);
});

test.each([
  'Dapur Kode Genuk (Timur)',
  'SPPG: Tembalang',
  'SPPG 3314',
  'SD Negeri 1 (Genuk)',
  'SPPG-3374-001-B',
  'A-1',
  'https://contoh.id/galeri',
  '',
])('%j is left as it is', (text) => {
  expect(meantBy(text)).toBe(text);
});
