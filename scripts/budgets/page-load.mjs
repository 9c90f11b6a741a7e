import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { manifestFile } from '../build/manifest-file.mjs';

/**
 * @typedef {'html' | 'js' | 'css' | 'font' | 'images'} Kind
 * @typedef {Record<Kind, string[]>} PageFiles URL paths on the site
 * @typedef {{ file: string, name?: string, imports?: string[], isEntry?: boolean }} ManifestChunk
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

/** The routes of a built site. @param {string} dist */
export function builtRoutes(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
    .sort();
}

/** The source file of a route's page. @param {string} route */
function moduleOf(route) {
  if (route === '/') return 'src/pages/beranda.tsx';
  return `src/pages${route.replace(/^\/berita\/.+/, '/berita/artikel')}.tsx`;
}

/** The scripts that a page needs to hydrate. @param {string} route */
function scriptsOf(route) {
  /** @type {Record<string, ManifestChunk>} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  // The entry chunk, and the one that holds src/app/start.tsx (scripts/build/chunk-groups.ts).
  const ofEvery = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || manifest[key]?.name === 'site',
  );
  // Iterating a Set includes the items added meanwhile.
  const needed = new Set([...ofEvery, moduleOf(route)]);
  // Admin pages show content only to signed-in users, who load the Supabase client.
  if (route.startsWith('/admin')) needed.add('node_modules/@supabase/supabase-js/dist/index.mjs');
  /** @type {string[]} */
  const files = [];
  for (const key of needed) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`);
    files.push(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) needed.add(imported);
  }
  return [...new Set(files)];
}

/**
 * The files that a visit to a page fetches: its HTML, what that references, and the scripts that the page needs to
 * hydrate.
 * @param {string} dist
 * @param {string} route
 * @returns {PageFiles}
 */
export function pageFiles(dist, route) {
  const file = path.posix.join(route, 'index.html');
  const html = readFileSync(path.join(dist, file), 'utf8');
  return {
    html: [file],
    js: scriptsOf(route),
    css: addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    font: addresses(html, /<link[^>]*as="font"[^>]*href="([^"]+)"/g),
    images: [...new Set(firstImages(html))],
  };
}

/**
 * How many files the HTML makes the browser fetch at once. A page that hydrates when idle fetches its other scripts
 * later.
 * @param {string} dist
 * @param {string} route
 */
export function requestsAtOnce(dist, route) {
  const html = readFileSync(path.join(dist, route, 'index.html'), 'utf8');
  const { html: own, css, font, images } = pageFiles(dist, route);
  const scripts = addresses(html, /<(?:script|link)[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g);
  return [...own, ...css, ...font, ...images, ...scripts].length;
}

/**
 * Bytes over the network: brotli, except for formats that are already compressed.
 * @param {string} dist
 * @param {string} address
 */
export function transferSize(dist, address) {
  const bytes = readFileSync(path.join(dist, address));
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(address) ? bytes.length : brotliCompressSync(bytes).length;
}
