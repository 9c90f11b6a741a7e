// `npm run font`: writes the web font anew.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export const webFontFile = 'src/assets/plus-jakarta-sans.woff2';

const wholeFont =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** The characters of a CSS `unicode-range`. @param {string} range */
function characters(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/**
 * The web font, reduced to the characters and weights that its rule in `src/index.css` names.
 * @throws if the stylesheet has no such rule
 */
export async function webFont() {
  const styles = await readFile('src/index.css', 'utf8');
  const rule = styles
    .match(/@font-face \{[^}]*\}/g)
    ?.find((face) => face.includes('plus-jakarta-sans.woff2'));
  const range = rule?.match(/unicode-range:([^;]+);/)?.[1];
  const [, min, max] = rule?.match(/font-weight: (\d+) (\d+);/) ?? [];
  if (!range || !min || !max) throw new Error(`src/index.css has no rule for ${webFontFile}.`);
  return subsetFont(await readFile(wholeFont), characters(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    // The OpenType features that browsers apply by default; the site uses no others.
    // @ts-expect-error -- newer than the types
    keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
  });
}

if (import.meta.filename === process.argv[1]) {
  const font = await webFont();
  await writeFile(webFontFile, font);
  console.log(`${webFontFile}: ${font.length} bytes`);
}
