import { meantBy } from '@/lib/text/pasted';

/** Crockford's base 32: the digits, and the letters that look like no other sign. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new code of 60 random bits. 32 divides 256, so that all signs are equally likely. */
export function newTrackingCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('');
}

function readWhole(text: string): string | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}

/** A code within a sentence: in one piece with a digit, or in three groups with hyphens or dashes. */
const inSentence =
  /(?:^|[^\p{L}\p{N}])([\dA-Z]{4}([\p{Pd}\u2212])[\dA-Z]{4}\2[\dA-Z]{4}|(?=[A-Z]*\d)[\dA-Z]{12})(?![\p{L}\p{N}])/iu;

/** Words of four letters that stand beside a code, and are none of its groups. */
const besideCode =
  /(?<![\p{L}\p{N}])(?:kode|saya|anda|kami|yang|dari|buat|tadi|saja|dong|mana)(?![\p{L}\p{N}])/giu;

/** The three groups of a sentence that has them with spaces between: those of which most have a digit. */
function spacedCode(sentence: string): string {
  const groups = [
    ...sentence
      .replace(besideCode, '*')
      .matchAll(/(?<![\p{L}\p{N}])(?=([\dA-Z]{4} [\dA-Z]{4} [\dA-Z]{4})(?![\p{L}\p{N}]))/giu),
  ].map(([, code = '']) => ({ code, digits: code.split(' ').filter((group) => /\d/.test(group)).length }));
  const best = groups.toSorted((one, other) => other.digits - one.digits)[0];
  return best && best.digits > 0 ? best.code : '';
}

/**
 * 'k7qf 2m9t-xw4d', 'Kode lacak: “K7QF-2M9T-XW4D”.' and 'kodenya k7qf 2m9t xw4d ya' -> 'K7QF2M9TXW4D', with O read as 0 and
 * I or L as 1; undefined for what is no code.
 */
export function readTrackingCode(typed: string): string | undefined {
  const meant = meantBy(typed);
  return readWhole(meant) ?? readWhole(inSentence.exec(meant)?.[1] ?? spacedCode(meant));
}

/** Writes a code in groups: 'K7QF2M9TXW4D' -> 'K7QF-2M9T-XW4D' */
export function formatTrackingCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}
