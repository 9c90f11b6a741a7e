// Brand colours as literals, since a data: URL can't read the page's CSS variables.
const pairs = [
  ['#0b5d45', '#d9ebe2'],
  ['#7d5000', '#fddd8b'],
  ['#083d2f', '#fbc94a'],
  ['#187355', '#feedc3'],
] as const;

/** A kawung flower as a data: URL, in colours derived from the name; needs no server. */
export function generatedAvatar(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [petal, ground] = pairs[sum % pairs.length] ?? pairs[0];
  const petals = [0, 90, 180, 270]
    .map(
      (angle) => `<ellipse cx="40" cy="22" rx="11" ry="17" transform="rotate(${angle + (sum % 90)} 40 40)"/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="${ground}" d="M0 0h80v80H0z"/><g fill="${petal}">${petals}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
