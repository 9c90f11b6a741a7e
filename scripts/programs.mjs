import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const downloaded = chromium.executablePath();
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A full browser, for measurements and pictures: Playwright's download, else one installed on the system.
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  return [downloaded, ...whole, headlessShell].find((path) => existsSync(path));
}

/**
 * A headless browser, for the tests: Playwright's download or Debian's chromium-headless-shell, which runs them a fifth
 * faster than a full Chromium.
 * @returns {string | undefined} its path
 */
export function findHeadlessBrowser() {
  return [downloaded, headlessShell].find((path) => existsSync(path));
}

/** Chromium does not start as root with its sandbox on. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const nginxProgram = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx, for the tests of its configuration. */
export const nginx = {
  program: nginxProgram,
  isInstalled: () => existsSync(nginxProgram),
  brotliModule,
  hasBrotli: () => existsSync(brotliModule),
};
