import * as v from 'valibot';
import { formatNumber } from '@/lib/text/format';
import { visibleText } from '@/lib/text/visible-text';

// Stricter than the database's CHECK: what is left of a list or a copied link can't be answered.
const plausibleEmail = /^[^@\s<>(),;:"]+@(?:[^@\s<>(),;:".]+\.)+[^@\s<>(),;:".]+$/;

/** 'Budi <mailto:budi@contoh.id>,' -> 'budi@contoh.id' */
const bareEmail = (text: string) =>
  visibleText(text)
    .replace(/ ?([@.<>]) ?/g, '$1')
    .replace(/^.*<(.+)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[,;.]+$/, '');

/** Counted like the database does: by character, not by UTF-16 unit. */
const maxCharacters = (max: number) =>
  v.check<string, string>(
    (value) => Array.from(value).length <= max,
    `Maksimal ${formatNumber(max)} karakter.`,
  );

/** Text without the spaces around it; the message is for a field left empty. */
export const requiredText = (message: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => visibleText(value) !== '', message),
    maxCharacters(max),
  );

/** Free text that is stored as null when left empty. */
export const optionalText = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    maxCharacters(max),
    v.transform((value) => value || null),
  );

/** An e-mail address, whatever was pasted around it; the message is for a field left empty. */
export const requiredEmail = (message: string) =>
  v.pipe(
    v.string(),
    v.transform(bareEmail),
    v.nonEmpty(message),
    v.regex(plausibleEmail, 'Penulisan email belum benar. Tulis seperti nama@contoh.id.'),
    maxCharacters(254),
  );

/** Shorter ones, such as 110, are no one's own. */
const minPhoneDigits = 6;

/** A phone number as people write it, with single spaces and words around it; null when left empty. */
export const optionalPhone = v.pipe(
  v.string(),
  v.transform(visibleText),
  optionalText(40),
  v.check(
    (value) => value === null || value.replace(/\D/g, '').length >= minPhoneDigits,
    'Nomor telepon belum lengkap. Tulis dengan angka, atau kosongkan.',
  ),
);
