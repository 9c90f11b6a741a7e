import { withoutLabel } from '@/lib/text/visible-text';

/** Crockford's base 32: the digits, and the letters that look like no other sign. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new code of 60 random bits. 32 divides 256, so that all signs are equally likely. */
export function newTrackingCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('');
}

/**
 * 'k7qf 2m9t-xw4d' and 'Kode lacak: “K7QF-2M9T-XW4D”.' -> 'K7QF2M9TXW4D', with O read as 0 and I or L as 1; undefined for
 * what is no code.
 */
export function readTrackingCode(typed: string): string | undefined {
  const code = withoutLabel(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}

/** 'K7QF2M9TXW4D' -> 'K7QF-2M9T-XW4D' */
export function formatTrackingCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}
