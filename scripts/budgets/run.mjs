// Checks the download size of every built page, in brotli bytes, against the budget of its class. Prefetched pages do
// not count. Over a limit fails; above 95 % of it warns, so that room is made before a change has none. First see whether
// the page needs the code at once (`lazy`, `lazyDialog`); then raise the limit in budgets.json, and say in the commit what it
// costs: 1 KB is 5 ms on slow 4G.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = 'dist';
/** Left there by the build (scripts/build/prerender-pages.ts); npm ci takes it away. */
const scriptsFile = 'node_modules/.cache/page-scripts.json';
if (!existsSync(dist) || !existsSync(scriptsFile)) {
  console.error('There is no built site in dist: run "npx vite build --mode embedded" first.');
  process.exit(1);
}

/**
 * The scripts that each page needs to hydrate, by route.
 * @type {Record<string, string[]>}
 */
const scriptsOf = JSON.parse(readFileSync(scriptsFile, 'utf8'));
/**
 * @type {{
 *   classes: { name: string, routes: string, limits: Record<string, number> }[],
 *   site: { bytes: number, files: number, bytesOfKitchen: number, bytesOfDrawing: number },
 * }}
 */
const { classes, site } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const warnAt = 0.95;

/** @param {string} html @param {RegExp} pattern */
const addresses = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** The file of a srcset that Lighthouse's phone loads (412 px wide at 1.75 dppx). @param {string} srcSet */
function onPhone(srcSet) {
  const files = srcSet.split(', ').map((file) => file.split(' '));
  const [address = ''] = files.find(([, width = '']) => parseInt(width, 10) >= 721) ?? files.at(-1) ?? [];
  return address;
}

/**
 * The images that load at once; of a photo the width that a phone picks.
 * @param {string} html
 */
function firstImages(html) {
  const tags = html.match(/<img(?![^>]*loading="lazy")[^>]*\bsrc="\/[^>]*>/gi) ?? [];
  return new Set(
    tags.flatMap((tag) => {
      const [srcSet] = addresses(tag, /\bsrcset="([^"]+)"/gi);
      return srcSet ? onPhone(srcSet) : addresses(tag, /\bsrc="([^"]+)"/g);
    }),
  );
}

/** @type {Map<string, number>} */
const sizes = new Map();

/** Bytes over the network: brotli, except for formats that are already compressed. @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(path.join(dist, file));
  const isCompressed = /\.(?:woff2|png|jpe?g|webp|avif)$/.test(file);
  const size = isCompressed ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(file, size);
  return size;
}

/**
 * The HTML of the first screen: up to the second heading below the title. With its headers it must fit the 14.6 KB that a server
 * sends before it hears from the browser.
 * @param {string} html
 */
function firstScreen(html) {
  const heading = html.indexOf('<h2', html.indexOf('<main'));
  const second = html.indexOf('<h2', heading + 1);
  return second < 0 ? html : html.slice(0, second);
}

/** The file of a route's page. @param {string} route */
const htmlOf = (route) => (route === '/' ? '/index.html' : `${route}.html`);

/**
 * The bytes that a visit to a page fetches: its HTML, what that references, and the scripts that it needs to hydrate; how
 * many files its HTML makes the browser fetch at once, and how many scripts there are. A page that hydrates when idle fetches most
 * of them later.
 * @param {string} route
 * @returns {Record<string, number>}
 */
function measure(route) {
  const html = readFileSync(path.join(dist, htmlOf(route)), 'utf8');
  const classic = addresses(html, /<script defer src="([^"]+)"/g);
  const js = [...classic, ...(scriptsOf[route]?.map((script) => `/${script}`) ?? [])];
  const others = {
    css: addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    font: addresses(html, /<link[^>]*as="font"[^>]*href="([^"]+)"/g),
    images: [...firstImages(html)],
  };
  const sizes = Object.entries({ html: [htmlOf(route)], js, ...others }).map(([kind, files]) => [
    kind,
    files.reduce((sum, file) => sum + sizeOf(file), 0),
  ]);
  const scripts = addresses(html, /<(?:script|link)[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g);
  const requests = 1 + Object.values(others).flat().length + scripts.length;
  const start = brotliCompressSync(firstScreen(html)).length;
  return { ...Object.fromEntries(sizes), start, requests, scripts: js.length };
}

/** @type {string[]} */
const problems = [];
/** @type {string[]} */
const warnings = [];

/** @param {string} what @param {number} value @param {number | undefined} limit @param {string} budget */
function judge(what, value, limit, budget) {
  if (limit === undefined || value <= limit * warnAt) return;
  const list = value > limit ? problems : warnings;
  list.push(`${what} ${value}, allowed ${limit} (${budget})`);
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

/** @param {string} route */
const bytesOf = (route) => statSync(path.join(dist, htmlOf(route))).size;
const routes = Object.keys(scriptsOf).filter((route) => route !== '/404');
const [kitchen = '', ...otherKitchens] = routes
  .filter((route) => route.startsWith('/sppg/'))
  .sort((one, other) => bytesOf(other) - bytesOf(one));

/** @type {Record<string, Record<string, string | number>>} */
const table = {};
// Of the kitchens only the largest page is measured.
for (const route of routes.filter((one) => !otherKitchens.includes(one)).sort()) {
  const budget = classes.find(({ routes }) => new RegExp(routes).test(route));
  if (!budget) throw new Error(`${route} is in no class of budgets.json.`);
  const measured = measure(route);
  table[route] = { class: budget.name, ...measured };
  for (const [kind, value] of Object.entries(measured))
    judge(`${route}: ${kind}`, value, budget.limits[kind], budget.name);
}

// A drawing that is too heavy gets lighter by "npm run pictures:optimise" and less detail, or is saved as a photo
// (.jpg).
for (const file of files.filter((file) => file.endsWith('.svg')).map((file) => path.relative(dist, file))) {
  // By its uncompressed size first: compressing dozens of small drawings would take seconds.
  if (statSync(path.join(dist, file)).size > site.bytesOfDrawing)
    judge(file, sizeOf(file), site.bytesOfDrawing, 'drawings');
}

// The limits of a whole site, for its host: there may be thousands of kitchens.
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
judge('dist: bytes', bytes, site.bytes, 'site');
judge('dist: files', files.length, site.files, 'site');
judge('dist: largest page of a kitchen', kitchen ? bytesOf(kitchen) : 0, site.bytesOfKitchen, 'site');

console.table(table);
console.log(`dist: ${bytes} bytes in ${files.length} files`);
if (warnings.length > 0) console.warn(`Less than 5 % of the budget left:\n- ${warnings.join('\n- ')}`);
if (problems.length > 0) {
  console.error(`Over budget:\n- ${problems.join('\n- ')}`);
  process.exitCode = 1;
}
