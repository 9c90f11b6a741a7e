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
 * @typedef {'html' | 'js' | 'css' | 'font' | 'images'} Kind
 * @typedef {Record<Kind, string[]>} PageFiles URL paths on the site
 */

/** @param {string} html @param {RegExp} pattern */
const addresses = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** The file of a srcset that Lighthouse's phone loads (412 px wide at 1.75 dppx). @param {string} srcSet */
function onPhone(srcSet) {
  const files = srcSet.split(', ').map((file) => file.split(' '));
  const [address = ''] = files.find(([, width = '']) => parseInt(width, 10) >= 721) ?? files.at(-1) ?? [];
  return address;
}

/** The images that are not lazy, as a browser with AVIF picks them. @param {string} html */
function firstImages(html) {
  const images = html.matchAll(
    /(?:<source[^>]*srcset="([^"]+)"[^>]*>)?<img(?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/gi,
  );
  return [...images].map(([, srcSet, src = '']) => (srcSet ? onPhone(srcSet) : src));
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return { name: path.relative(dist, file).split(path.sep).join('/'), bytes: statSync(file).size };
  });

/** The pages of kitchens, the largest first. */
const kitchens = files
  .filter(({ name }) => /^sppg\/[^/]+\.html$/.test(name) && name !== 'sppg/index.html')
  .sort((one, other) => other.bytes - one.bytes);

/** The file of a route's page. @param {string} route */
const htmlOf = (route) => (route === '/' ? '/index.html' : `${route}.html`);

/**
 * The scripts that each page needs to hydrate.
 * @type {Record<string, string[]>}
 */
const scriptsOf = JSON.parse(readFileSync(scriptsFile, 'utf8'));

/** The routes of the built site without 404.html, and of the kitchens the one with the largest page. */
const routes = Object.keys(scriptsOf)
  .filter((route) => {
    const kitchen = kitchens.findIndex(({ name }) => `/${name}` === htmlOf(route));
    return route !== '/404' && kitchen <= 0;
  })
  .sort();

/**
 * The files that a visit to a page fetches: its HTML, what that references, and the scripts that the page needs to
 * hydrate.
 * @param {string} route
 * @returns {PageFiles}
 */
function pageFiles(route) {
  const file = htmlOf(route);
  const html = readFileSync(path.join(dist, file), 'utf8');
  return {
    html: [file],
    js: scriptsOf[route]?.map((script) => `/${script}`) ?? [],
    css: addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    font: addresses(html, /<link[^>]*as="font"[^>]*href="([^"]+)"/g),
    images: [...new Set(firstImages(html))],
  };
}

/**
 * How many files the HTML makes the browser fetch at once. A page that hydrates when idle fetches its other scripts
 * later.
 * @param {string} route
 */
function requestsAtOnce(route) {
  const html = readFileSync(path.join(dist, htmlOf(route)), 'utf8');
  const { html: own, css, font, images } = pageFiles(route);
  const scripts = addresses(html, /<(?:script|link)[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g);
  return [...own, ...css, ...font, ...images, ...scripts].length;
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
 * @type {{
 *   classes: { name: string, routes: string, limits: Record<string, number> }[],
 *   site: { bytes: number, files: number, bytesOfKitchen: number },
 * }}
 */
const { classes, site } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const warnAt = 0.95;

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

/** @type {Record<string, Record<string, string | number>>} */
const table = {};
for (const route of routes) {
  const budget = classes.find(({ routes }) => new RegExp(routes).test(route));
  if (!budget) throw new Error(`${route} is in no class of budgets.json.`);
  const files = pageFiles(route);
  const measured = Object.entries(files).map(([kind, list]) => ({
    kind,
    value: list.reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  measured.push({ kind: 'requests', value: requestsAtOnce(route) });

  table[route] = { class: budget.name };
  for (const { kind, value } of measured) {
    table[route][kind] = value;
    judge(`${route}: ${kind}`, value, budget.limits[kind], budget.name);
  }
}

// What a host has to take. There may be thousands of kitchens; compressed copies, which only a server like nginx needs,
// are not in this build.
const sum = files.reduce((bytes, file) => bytes + file.bytes, 0);
judge('dist: bytes', sum, site.bytes, 'site');
judge('dist: files', files.length, site.files, 'site');
judge('dist: largest page of a kitchen', kitchens[0]?.bytes ?? 0, site.bytesOfKitchen, 'site');

console.table(table);
console.log(`dist: ${sum} bytes in ${files.length} files`);
if (warnings.length > 0) console.warn(`Less than 5 % of the budget left:\n- ${warnings.join('\n- ')}`);
if (problems.length > 0) {
  console.error(`Over budget:\n- ${problems.join('\n- ')}`);
  process.exitCode = 1;
}
