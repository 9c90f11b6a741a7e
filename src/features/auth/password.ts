/** The server's rules (`minimum_password_length` in supabase/config.toml; bcrypt reads no more than 72 characters). */
const minimumLength = 8;
const maximumLength = 72;

export const passwordHint = `Sedikitnya ${minimumLength} karakter.`;

/** Which rule a new password breaks, as a sentence. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < minimumLength) return `Kata sandi harus sedikitnya ${minimumLength} karakter.`;
  if (password.length > maximumLength) return `Kata sandi paling banyak ${maximumLength} karakter.`;
  // The server takes it, but it looks like an empty field at every sign-in.
  if (!password.trim()) return 'Kata sandi tidak boleh hanya berisi spasi.';
  return undefined;
}
