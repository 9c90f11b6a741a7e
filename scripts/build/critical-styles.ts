import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Beasties from 'beasties';

// Skips rules with a url(), such as the web font: it stays in the stylesheet.
const globalRule = /@(?:property|font-face)[^{]*\{(?![^}]*url\()[^}]*\}/g;
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/** The global at-rules of the stylesheets: registered properties and local fallback fonts. */
function globalRules(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(globalRule) ?? [])
    .join('');
}

/**
 * The elements and classes of a page, each once. Pages that share them use the same rules: thousands of kitchens need a few
 * dozen runs of Beasties, which takes longer than rendering a page.
 */
function vocabulary(html: string): string {
  const words = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) words.add(tag);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) words.add(`.${name}`);
  return [...words].sort().join(' ');
}

/**
 * Inlines the rules that a page uses into its head and moves its stylesheets to the end of the body, so that no
 * request blocks the first paint. The stylesheets serve what appears later, the next pages, and the web font, which
 * would delay the first text if it were inlined. Local fallback fonts are inlined: they keep text from moving when the
 * web font loads.
 * @param outDir - folder with the stylesheets
 */
export function criticalStyles(outDir: string): (html: string) => Promise<string> {
  const rulesOfAll = globalRules(path.join(outDir, 'assets'));
  const beasties = new Beasties({
    path: outDir,
    publicPath: '/',
    fonts: false,
    // Beasties matches no element for the rules of children that Tailwind writes with :where() and :is() (space-y, *:pl-4) and for
    // the parts of a date field, so these are always kept.
    allowRules: [/^:where\(\./, /^:is\(\./, /^::-webkit-date/],
    logLevel: 'error',
  });
  const knownRules = new Map<string, string>();

  async function rulesOf(html: string): Promise<string> {
    const key = vocabulary(html);
    const known = knownRules.get(key);
    if (known) return known;
    // Beasties reads no entities: it would miss the rules of a class such as [&_dt]:sr-only.
    const styled = await beasties.process(html.replaceAll('[&amp;', '[&'));
    // Only the <style> is taken: Beasties may serialize the HTML differently from React, which would break hydration.
    const [, rules] = /<style>([^]*?)<\/style>/.exec(styled) ?? [];
    if (!rules) throw new Error('A page uses no rule of its stylesheet.');
    knownRules.set(key, rules);
    return rules;
  }

  return async (html) => {
    const links = html.match(stylesheet) ?? [];
    const rules = await rulesOf(html);
    const style = `<style>${rulesOfAll}${rules}</style>`;
    return html
      .replace(stylesheet, '')
      .replace('</head>', () => `  ${style}\n  </head>`)
      .replace('</body>', () => `${links.join('')}\n  </body>`);
  };
}
