import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Beasties from 'beasties';

// Not the web font, which has an address.
const globalRule = /@(?:property|font-face)[^{]*\{(?![^}]*url\()[^}]*\}/g;
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/** The rules of the stylesheets that concern all text and all elements: properties and the fonts of the device. */
function globalRules(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(globalRule) ?? [])
    .join('');
}

/**
 * Gives a page the rules it uses in its head, and its stylesheets at its end: text and pictures are then shown without
 * waiting for another file. What the page shows later, and the next pages, find their rules in the stylesheets, and so
 * does the web font: known sooner, it delays the first text by its download. The fonts of the device are in the page:
 * text must not move when the web font comes.
 * @param outDir - where the stylesheets are
 */
export function criticalStyles(outDir: string): (html: string) => Promise<string> {
  const rulesOfAll = globalRules(path.join(outDir, 'assets'));
  const beasties = new Beasties({
    path: outDir,
    publicPath: '/',
    fonts: false,
    // It finds no element for Tailwind's distances and lines between siblings.
    allowRules: [/^:where\(\./],
    logLevel: 'error',
  });
  return async (html) => {
    const links = html.match(stylesheet) ?? [];
    // Its own serializer need not repeat React's HTML to the letter.
    const [, rules] = /<style>([^]*?)<\/style>/.exec(await beasties.process(html)) ?? [];
    if (!rules) throw new Error('A page uses no rule of its stylesheet.');
    const style = `<style>${rulesOfAll}${rules}</style>`;
    return html
      .replace(stylesheet, '')
      .replace('</head>', () => `  ${style}\n  </head>`)
      .replace('</body>', () => `${links.join('')}\n  </body>`);
  };
}
