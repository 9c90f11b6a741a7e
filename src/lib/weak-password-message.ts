/** What the auth service may find wrong with a password, by its reason; more than one: the first of these. */
const sentences = [
  ['length', 'Kata sandi terlalu lemah. Gunakan sedikitnya 8 karakter.'],
  ['characters', 'Kata sandi terlalu lemah. Padukan huruf besar, huruf kecil, angka, dan simbol.'],
  ['pwned', 'Kata sandi ini pernah bocor di internet. Gunakan kata sandi lain.'],
] as const;

/** A sentence for an error `weak_password` of the auth service, from the reasons that it may carry. */
export function weakPasswordMessage(error: object): string {
  const reasons: unknown = Reflect.get(error, 'reasons');
  const known = Array.isArray(reasons) && sentences.find(([reason]) => reasons.includes(reason));
  return known ? known[1] : 'Kata sandi terlalu lemah. Gunakan kata sandi yang lebih sulit ditebak.';
}
