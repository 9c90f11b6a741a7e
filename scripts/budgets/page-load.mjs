import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * @typedef {'html' | 'js' | 'css' | 'font' | 'images'} Kind
 * @typedef {Record<Kind, string[]>} PageFiles addresses on the site
 */

/** @param {string} html @param {RegExp} pattern */
const addresses = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** What a phone loads of a photo's files: Lighthouse's is 412 px wide at 1.75 dppx. @param {string} srcSet */
function onPhone(srcSet) {
  const files = srcSet.split(', ').map((file) => file.split(' '));
  const [address = ''] = files.find(([, width = '']) => parseInt(width, 10) >= 721) ?? files.at(-1) ?? [];
  return address;
}

/** The pictures that load at once, as browsers with AVIF choose them. @param {string} html */
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

/**
 * The files that a page's HTML makes a browser fetch at once.
 * @param {string} dist
 * @param {string} route
 * @returns {PageFiles}
 */
export function pageFiles(dist, route) {
  const file = path.posix.join(route, 'index.html');
  const html = readFileSync(path.join(dist, file), 'utf8');
  return {
    html: [file],
    js: [
      ...addresses(html, /<script[^>]*\bsrc="([^"]+)"/g),
      ...addresses(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ],
    css: addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    font: addresses(html, /<link[^>]*as="font"[^>]*href="([^"]+)"/g),
    images: [...new Set(firstImages(html))],
  };
}

/** The bytes of a file on its way, compressed where that helps. @param {string} dist @param {string} address */
export function transferSize(dist, address) {
  const bytes = readFileSync(path.join(dist, address));
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(address) ? bytes.length : brotliCompressSync(bytes).length;
}

/** A file's name without the hash, alike from build to build. @param {string} address */
export function stableName(address) {
  return address.replace(/^\/(?:assets\/)?/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
