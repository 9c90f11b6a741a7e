// Makes sure that the tests have a program, if it is missing and this may install it.
// "browser": Debian's headless shell (when run as root), else Playwright's download. "nginx": Debian's (when run as root), for
// scripts/build/nginx.test.ts. "deno": npm's, for tests/stack/kirim-surat.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { brotliModule, deno, findBrowser, nginx } from './programs.mjs';

/** Runs a command and shows what it prints. @param {string} command @param {string[]} args */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // On Windows npm and npx are .cmd files, which need a shell.
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Installs packages on a Debian system where this may: as root. @param {string[]} names */
function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names);
}

/** @param {string} sentence why the tests can't run */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function ensureBrowser() {
  if (!findBrowser()) installDebianPackages('chromium-headless-shell');
  if (!findBrowser()) run('npx', 'playwright', 'install', 'chromium');
  if (findBrowser()) return console.log(`Browser for the tests: ${findBrowser()}`);
  fail(
    'No browser for the tests: none is installed, and neither apt-get nor "npx playwright install chromium" could install one. Install Chromium or Chrome, then run the tests again.',
  );
}

function ensureNginx() {
  const missing = () =>
    Object.entries({ nginx, "nginx's Brotli module": brotliModule }).find(([, file]) => !existsSync(file));
  if (missing()) installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
  const [what] = missing() ?? [];
  if (what)
    console.log(
      `Tests of ${what} are skipped: it is not installed, and only root on Debian can install it here (nginx, libnginx-mod-http-brotli-static).`,
    );
}

function ensureDeno() {
  if (existsSync(deno.program)) return;
  run('npm', 'install', '--no-save', '--ignore-scripts', '--prefix', deno.folder, deno.package);
  if (existsSync(deno.launcher)) run('node', deno.launcher, '--version');
  if (!existsSync(deno.program))
    fail(
      `No Deno for the test of kirim-surat: npm could not install ${deno.package}, which takes a network once. The other tests of the embedded stack do without: npx vitest run --project stack --exclude '**/kirim-surat*'`,
    );
}

const ensure = { browser: ensureBrowser, nginx: ensureNginx, deno: ensureDeno }[process.argv[2] ?? 'browser'];
ensure?.();
