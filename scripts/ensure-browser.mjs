// Makes sure that the tests have a browser. In this order: an installed headless one, Debian's headless shell
// (installed when run as root), any other installed one, Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from './browser.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // On Windows npx is a .cmd file, which needs a shell.
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { stdio: 'inherit', shell }).status === 0;
}

const isRoot = process.getuid?.() === 0;
if (!findHeadlessBrowser() && isRoot && existsSync('/usr/bin/apt-get')) {
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
}
if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);

const browser = findHeadlessBrowser() ?? findBrowser();
if (!browser) {
  console.error(
    'No browser for the tests: none is installed, and neither apt-get nor "npx playwright install chromium" could install one. Install Chromium or Chrome, then run the tests again.',
  );
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
