import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const browsers = [
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A browser for tests, PDFs and icons: Playwright's download, Debian's chromium-headless-shell, which runs tests a fifth
 * faster than a full Chromium, else any that is installed.
 * @returns {string | undefined} its path
 */
export const findBrowser = () => browsers.find((path) => existsSync(path));

/** Chromium does not start as root with its sandbox on. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Debian's nginx, for the tests of its configuration, and its module for Brotli. */
export const nginx = '/usr/sbin/nginx';
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const denoPackage = 'deno@2.9.6';
const denoFolder = `node_modules/.cache/${denoPackage}`;

/** npm's Deno, for the test of the Edge Function that sends mails: too large for those who don't run it. */
export const deno = {
  package: denoPackage,
  folder: denoFolder,
  /** Puts the program into its place at its first run, as npm runs no install script. */
  launcher: `${denoFolder}/node_modules/deno/bin.cjs`,
  program: `${denoFolder}/node_modules/deno/deno${process.platform === 'win32' ? '.exe' : ''}`,
};
