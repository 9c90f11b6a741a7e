// Installs a program that the tests need, if it is missing and this process may. "browser": Debian's headless shell
// (when run as root), else Playwright's download. "nginx": Debian's (when run as root), for
// scripts/build/nginx.test.ts. "spreadsheet": Debian's LibreOffice (when run as root), for tests/long/spreadsheet.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, nginx, spreadsheet } from './programs.mjs';

/** Runs a command and shows what it prints. @param {string} command @param {string[]} args */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // On Windows npm and npx are .cmd files, which need a shell.
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/**
 * Installs packages on a Debian system when run as root.
 * @param {string[]} names
 */
function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names);
}

function ensureBrowser() {
  if (!findBrowser()) installDebianPackages('chromium-headless-shell');
  if (!findBrowser()) run('npx', 'playwright', 'install', 'chromium');
  if (findBrowser()) return console.log(`Browser for the tests: ${findBrowser()}`);
  console.error(
    'No browser for the tests: none is installed, and neither apt-get nor "npx playwright install chromium" could install one. Install Chromium or Chrome, then run the tests again.',
  );
  process.exitCode = 1;
}

function ensureNginx() {
  if (!existsSync(nginx)) installDebianPackages('nginx');
  if (!existsSync(nginx))
    console.log(
      'Tests of nginx are skipped: it is not installed, and only root on Debian can install it here.',
    );
}

function ensureSpreadsheet() {
  if (!existsSync(spreadsheet)) installDebianPackages('libreoffice-calc-nogui');
  if (!existsSync(spreadsheet))
    console.log(
      'The test of the file for Excel will fail: LibreOffice is not installed, and only root on Debian can here.',
    );
}

const name = process.argv[2] ?? 'browser';
if (name === 'browser') ensureBrowser();
if (name === 'nginx') ensureNginx();
if (name === 'spreadsheet') ensureSpreadsheet();
