// Makes sure that the tests have a browser. In this order: an installed headless one, Debian's headless shell
// (installed when run as root), any other installed one, Playwright's download.
import { findBrowser, findHeadlessBrowser } from './browser.mjs';
import { installDebianPackages, run } from './debian-packages.mjs';

if (!findHeadlessBrowser()) installDebianPackages('chromium-headless-shell');
if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);

const browser = findHeadlessBrowser() ?? findBrowser();
if (!browser) {
  console.error(
    'No browser for the tests: none is installed, and neither apt-get nor "npx playwright install chromium" could install one. Install Chromium or Chrome, then run the tests again.',
  );
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
