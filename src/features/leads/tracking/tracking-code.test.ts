import { expect, test, vi } from 'vitest';
import { formatTrackingCode, newTrackingCode, readTrackingCode } from './tracking-code';

test.each([
  'K7QF2M9TXW4D',
  'k7qf2m9txw4d',
  'K7QF-2M9T-XW4D',
  ' k7qf 2m9t  xw4d ',
  'K7QF\u20112M9T\u2013XW4D',
  'K7QF-2M9T-XW4D\u200B\n',
  'K7QF-2M9T-XW4D.',
  '“K7QF\u22122M9T\u2212XW4D”',
  '*K7QF-2M9T-XW4D*',
  'Kode lacak: K7QF-2M9T-XW4D',
  'https://contoh.id/lacak#K7QF-2M9T-XW4D',
  'Simpan kode ini: K7QF-2M9T-XW4D',
  'Kode saya K7QF-2M9T-XW4D, terima kasih',
  'Halo, saya mau tanya soal k7qf2m9txw4d.',
  'kode saya K7QF 2M9T XW4D',
  'kodenya k7qf 2m9t xw4d ya',
  'Selamat pagi, kode saya k7qf 2m9t xw4d, mana jawabannya dong',
  'kode k7qf 2m9t xw4d saya hilang tadi',
  '1. (K7QF-2M9T-XW4D);',
])('%j is read as K7QF2M9TXW4D', (typed) => {
  expect(readTrackingCode(typed)).toBe('K7QF2M9TXW4D');
});

test.each([
  ['oooo-oooo-oooi', '000000000001'],
  ['OIL0-1lio-7777', '011011107777'],
])('letters that look like digits are meant as digits: %s', (typed, code) => {
  expect(readTrackingCode(typed)).toBe(code);
});

test.each([
  '',
  'K7QF-2M9T-XW4',
  'K7QF-2M9T-XW4DD',
  'U7QF-2M9T-XW4D',
  'Saya sudah menunggu dua pekan',
  'Pesanan 0812-3456-78901 belum dijawab',
  'Saya kirim pesan soal lauk anak saya',
  'K7QF_2M9T_XW4D',
  'K7QF-2M9T-XW4É',
  '%',
])('%j is no code', (typed) => {
  expect(readTrackingCode(typed)).toBeUndefined();
});

test('a code is written in three groups', () => {
  expect(formatTrackingCode('K7QF2M9TXW4D')).toBe('K7QF-2M9T-XW4D');
});

test('new codes are read as they are, and differ', () => {
  const codes = Array.from({ length: 200 }, newTrackingCode);
  for (const code of codes) expect(readTrackingCode(formatTrackingCode(code))).toBe(code);
  expect(new Set(codes).size).toBe(200);
});

test('each of the 32 signs stands for as many random bytes', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => {
      if (array instanceof Uint8Array) array.fill(byte);
      return array;
    });
    const [sign = ''] = newTrackingCode();
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});
