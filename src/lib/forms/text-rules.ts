import * as v from 'valibot';
import { formatNumber } from '@/lib/text/format';
import { bareEmail } from '@/lib/text/pasted';
import { bareNumber } from '@/lib/text/typed-phone';
import { storableText, visibleText } from '@/lib/text/visible-text';

// Stricter than the database's CHECK: nobody can reply to the remains of a list or a copied link.
const plausibleEmail =
  /^[^@\s<>(),;:"“”„‟‘’«»‹›…]+@(?:[^@\s\p{P}\p{S}]+(?:-+[^@\s\p{P}\p{S}]+)*\.)+[^@\s\p{P}\p{S}]+(?:-+[^@\s\p{P}\p{S}]+)*$/u;

/** Counts characters as the database does, not UTF-16 units. */
const maxCharacters = (max: number) =>
  v.check<string, string>(
    (value) => Array.from(value).length <= max,
    `Maksimal ${formatNumber(max)} karakter.`,
  );

/** Text without the spaces around it; the message is for an empty field. */
export const requiredText = (message: string, max: number) =>
  v.pipe(
    v.string(),
    v.transform(storableText),
    v.trim(),
    v.check((value) => visibleText(value) !== '', message),
    maxCharacters(max),
  );

/** Free text; null when left empty. */
export const optionalText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(storableText),
    v.trim(),
    maxCharacters(max),
    v.transform((value) => value || null),
  );

const line = v.pipe(v.string(), v.transform(visibleText));

/** Required text of one line, with single spaces and without what nobody sees. */
export const requiredLine = (message: string, max: number) => v.pipe(line, requiredText(message, max));

/** Free text of one line, likewise; null when left empty. */
export const optionalLine = (max: number) => v.pipe(line, optionalText(max));

/** A box that was ticked is 'ya', else ''. */
export const tick = v.pipe(
  v.string(),
  v.transform((text) => text !== ''),
);

/** The value of a field that is a box to tick. */
export const tickOf = (isTicked: boolean) => (isTicked ? 'ya' : '');

const implausibleEmail = 'Penulisan email belum benar. Tulis seperti nama@contoh.id.';

/**
 * What browsers make of a sign behind the address in a field of type email: 'contoh.id”' becomes a punycode domain such
 * as 'contoh.xn--id-…', and no real top-level domain has so few Latin letters in one.
 */
const signBehind = /\.xn--[a-z]{2,4}-[^.]+$/i;

const withSign =
  'Di belakang alamat ini ada tanda yang bukan bagian dari email, seperti tanda kutip. Hapus tanda itu.';

/** An e-mail address, without what was pasted around it; the message is for an empty field. */
export const requiredEmail = (message: string) =>
  v.pipe(
    v.string(),
    v.transform(bareEmail),
    v.nonEmpty(message),
    v.regex(plausibleEmail, implausibleEmail),
    v.check((value) => !signBehind.test(value), withSign),
    maxCharacters(254),
  );

/** An e-mail address, likewise; null when left empty. */
export const optionalEmail = v.pipe(
  v.string(),
  v.transform(bareEmail),
  v.check((value) => value === '' || plausibleEmail.test(value), implausibleEmail),
  v.check((value) => !signBehind.test(value), withSign),
  maxCharacters(254),
  v.transform((value) => value || null),
);

/** Shorter numbers, such as 110, are emergency numbers and the like. */
const minPhoneDigits = 6;

/** A phone number as typed, with single spaces; words around it stay, what was pasted with it goes. Null when left empty. */
export const optionalPhone = v.pipe(
  v.string(),
  v.transform(bareNumber),
  optionalLine(40),
  v.check(
    (value) => value === null || value.replace(/\D/g, '').length >= minPhoneDigits,
    'Nomor telepon belum lengkap. Tulis dengan angka, atau kosongkan.',
  ),
);
