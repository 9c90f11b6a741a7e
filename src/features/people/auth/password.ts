import * as v from 'valibot';
import { authMessages } from './messages';

/** The server's rules (`minimum_password_length` in supabase/config.toml; bcrypt reads no more than 72 bytes of UTF-8). */
const minimumLength = 8;
const maximumBytes = 72;

export const passwordHint = `Sedikitnya ${minimumLength} karakter.`;

/** The server accepts a password of spaces, but it looks like an empty field at every sign-in. */
const notOnlySpaces = (message: string) =>
  v.check<string, string>((password) => password.trim() !== '', message);

export const newPassword = v.pipe(
  v.string(),
  v.minLength(minimumLength, authMessages.passwordTooShort),
  v.maxLength(maximumBytes, authMessages.passwordTooLong),
  v.maxBytes(maximumBytes, authMessages.passwordOfTooManyBytes),
  notOnlySpaces(authMessages.passwordOfSpaces),
);

export const currentPassword = v.pipe(v.string(), notOnlySpaces(authMessages.passwordMissing));
