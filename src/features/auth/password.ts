/** The server's rules (`minimum_password_length` in supabase/config.toml; bcrypt reads no more than 72 bytes of UTF-8). */
const minimumLength = 8;
const maximumBytes = 72;

export const passwordHint = `Sedikitnya ${minimumLength} karakter.`;

/** Which rule a new password breaks, as a sentence. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < minimumLength) return `Kata sandi harus sedikitnya ${minimumLength} karakter.`;
  if (password.length > maximumBytes) return `Kata sandi paling banyak ${maximumBytes} karakter.`;
  if (new TextEncoder().encode(password).length > maximumBytes)
    return 'Kata sandi terlalu panjang. Huruf beraksen dan emoji dihitung lebih dari satu karakter.';
  // The server takes it, but it looks like an empty field at every sign-in.
  if (!password.trim()) return 'Kata sandi tidak boleh hanya berisi spasi.';
  return undefined;
}
