import * as v from 'valibot';

/** The server's rules (`minimum_password_length` in supabase/config.toml; bcrypt reads no more than 72 bytes of UTF-8). */
const minimumLength = 8;
const maximumBytes = 72;

export const passwordHint = `Sedikitnya ${minimumLength} karakter.`;

/** The server accepts a password of spaces, but it looks like an empty field at every sign-in. */
const notOnlySpaces = (message: string) =>
  v.check<string, string>((password) => password.trim() !== '', message);

export const newPassword = v.pipe(
  v.string(),
  v.minLength(minimumLength, 'Kata sandi harus sedikitnya 8 karakter.'),
  v.maxLength(maximumBytes, 'Kata sandi paling banyak 72 karakter.'),
  v.maxBytes(
    maximumBytes,
    'Kata sandi terlalu panjang. Huruf beraksen dan emoji dihitung lebih dari satu karakter.',
  ),
  notOnlySpaces('Kata sandi tidak boleh hanya berisi spasi.'),
);

export const currentPassword = v.pipe(v.string(), notOnlySpaces('Kata sandi wajib diisi.'));
