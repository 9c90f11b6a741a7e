import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newPassword } from './password';

test.each([
  ['1234567', 'Kata sandi harus sedikitnya 8 karakter.'],
  ['12345678', undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), 'Kata sandi paling banyak 72 karakter.'],
  ['é'.repeat(36), undefined],
  ['é'.repeat(37), 'Kata sandi terlalu panjang. Huruf beraksen dan emoji dihitung lebih dari satu karakter.'],
  ['🍚'.repeat(18), undefined],
  [
    '🍚'.repeat(19),
    'Kata sandi terlalu panjang. Huruf beraksen dan emoji dihitung lebih dari satu karakter.',
  ],
  ['é'.repeat(73), 'Kata sandi paling banyak 72 karakter.'],
  [' '.repeat(10), 'Kata sandi tidak boleh hanya berisi spasi.'],
  ['nasi  liwet', undefined],
])('%s: %s', (password, problem) => {
  expect(v.safeParse(newPassword, password).issues?.[0].message).toBe(problem);
});
