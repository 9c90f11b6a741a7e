import { expect, test } from 'vitest';
import { isTotpCode, newTotpSecret, totpCode } from './totp.ts';

// RFC 6238, appendix B: the secret is '12345678901234567890', of the eight digits the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code);
});

test('a code counts one step before and after its own, and not for another secret', () => {
  const now = Date.now();
  const codes = [-60, -30, 0, 30, 60].map((seconds) => totpCode(secret, now + seconds * 1000));
  expect(codes.map((code) => isTotpCode(code, secret, now))).toEqual([false, true, true, true, false]);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
