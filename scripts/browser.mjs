import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const downloaded = chromium.executablePath();
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A browser as visitors have it, for measurements and pictures: Playwright's own download, else one that the system has.
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  return [downloaded, ...whole, headlessShell].find((path) => existsSync(path));
}

/**
 * A browser made for scripts: Playwright's own download or Debian's Chromium without windows, in which the browser
 * tests take a fifth less time than in the whole one.
 * @returns {string | undefined} its path
 */
export function findHeadlessBrowser() {
  return [downloaded, headlessShell].find((path) => existsSync(path));
}

/** Chromium refuses its sandbox to root. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
