/**
 * The initials shown instead of a photo: first letters of the first and last word, the first two letters of a single
 * word, '??' without a name.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return '??';
  const letters =
    words.length === 1 ? Array.from(first).slice(0, 2) : [first, last].map((word) => Array.from(word)[0]);
  return letters.join('').toUpperCase();
}
