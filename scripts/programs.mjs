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

/** Debian's nginx, for the tests of its configuration. */
export const nginx = '/usr/sbin/nginx';

/** LibreOffice, for the test of the file for Excel. */
export const spreadsheet = '/usr/bin/soffice';
