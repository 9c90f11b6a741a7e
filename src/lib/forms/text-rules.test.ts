import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalPhone, optionalText, requiredEmail, requiredLine, requiredText } from './text-rules';

const email = requiredEmail('Email wajib diisi.');
const firstMessage = (schema: v.GenericSchema, value: string) =>
  v.safeParse(schema, value).issues?.[0].message;

test.each([
  ['warga@contoh.id', 'warga@contoh.id'],
  ['  warga@contoh.id\n', 'warga@contoh.id'],
  ['warga @ contoh . id', 'warga@contoh.id'],
  ['\u00A0warga@contoh.id\u200B', 'warga@contoh.id'],
  ['nama.panjang+label@sub.contoh.id', 'nama.panjang+label@sub.contoh.id'],
  ['Budi Raharjo <budi@contoh.id>', 'budi@contoh.id'],
  ['mailto:budi@contoh.id', 'budi@contoh.id'],
  ['budi@contoh.id,', 'budi@contoh.id'],
  ['“budi@contoh.id”', 'budi@contoh.id'],
  ['• (budi@contoh.id).', 'budi@contoh.id'],
  ['budi@xn--bcher-kva.contoh', 'budi@xn--bcher-kva.contoh'],
])('the e-mail address %j is taken as %s', (pasted, taken) => {
  expect(v.parse(email, pasted)).toBe(taken);
});

test.each([
  ['', 'Email wajib diisi.'],
  ['  ', 'Email wajib diisi.'],
  ['warga', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['warga@contoh', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['warga@contoh.', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['a@b@contoh.id', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['budi raharjo@contoh.id', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['budi@contoh.id atau', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['budi@contoh..id', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  ['budi@con”toh.id', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  [
    'budi@contoh.xn--id-9n0a',
    'Di belakang alamat ini ada tanda yang bukan bagian dari email, seperti tanda kutip. Hapus tanda itu.',
  ],
  ['a@contoh.id;b@contoh.id', 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'],
  [`${'a'.repeat(250)}@contoh.id`, 'Maksimal 254 karakter.'],
])('the e-mail address %j is refused with "%s"', (value, message) => {
  expect(firstMessage(email, value)).toBe(message);
});

test.each([
  [' 0800-0000-0012 ', '0800-0000-0012'],
  ['+62  800\u00A00000 0012\n', '+62 800 0000 0012'],
  ['WA saja: 0800 0000', 'WA saja: 0800 0000'],
  ['“0800-0000-0012”,', '0800-0000-0012'],
  ['tel:0800-0000-0012', '0800-0000-0012'],
  ['', null],
  [' \u200B ', null],
])('the phone number %j is taken as %j', (pasted, taken) => {
  expect(v.parse(optionalPhone, pasted)).toBe(taken);
});

test.each(['ada', '0800', 'WA saja: 12345'])('the phone number %j is refused', (value) => {
  expect(firstMessage(optionalPhone, value)).toBe(
    'Nomor telepon belum lengkap. Tulis dengan angka, atau kosongkan.',
  );
});

test('characters are counted like the database counts them', () => {
  const name = requiredText('Nama wajib diisi.', 200);
  expect(firstMessage(name, ' ')).toBe('Nama wajib diisi.');
  expect(firstMessage(name, '🍚'.repeat(200))).toBeUndefined();
  expect(firstMessage(name, '🍚'.repeat(201))).toBe('Maksimal 200 karakter.');
  expect(firstMessage(optionalText(5000), 'a'.repeat(5001))).toBe('Maksimal 5.000 karakter.');
  expect(firstMessage(optionalPhone, '0'.repeat(41))).toBe('Maksimal 40 karakter.');
});

test('characters that nobody sees fill no field', () => {
  expect(firstMessage(requiredText('Nama wajib diisi.', 200), '\u200b\u200b ')).toBe('Nama wajib diisi.');
});

test('what no database can store is left out before sending; line breaks and tabs stay', () => {
  const pasted = 'Dapur\u0000 baru\u001B\n\tdi \uD83C Demak';
  expect(v.parse(requiredText('Pesan wajib diisi.', 5000), pasted)).toBe('Dapur baru\n\tdi \uFFFD Demak');
  expect(v.parse(optionalText(5000), pasted)).toBe('Dapur baru\n\tdi \uFFFD Demak');
  expect(v.parse(requiredLine('Nama wajib diisi.', 200), pasted)).toBe('Dapur baru di \uFFFD Demak');
});
