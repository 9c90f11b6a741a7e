import { createHmac, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** A new secret of 160 bits, in base32 as authenticator apps take it. */
export const newTotpSecret = () => Array.from({ length: 32 }, () => ALPHABET[randomInt(32)]).join('');

/** The six digits that an authenticator app shows at a time (RFC 6238, SHA-1, 30 seconds). */
export function totpCode(secret: string, at = Date.now()): string {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Whether a code counts now: clocks may differ by one step. */
export const isTotpCode = (code: string, secret: string, now = Date.now()) =>
  [-1, 0, 1].some((step) => totpCode(secret, now + step * STEP_MS) === code.trim());
