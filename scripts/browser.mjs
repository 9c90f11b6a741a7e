import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installedBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for tests: Playwright's own download, else one that the system has.
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  return [chromium.executablePath(), ...installedBrowsers].find((path) => existsSync(path));
}

/** Chromium refuses its sandbox to root. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
