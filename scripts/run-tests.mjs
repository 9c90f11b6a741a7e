// Runs the tests that a change concerns: `npm run test:page -- kontak`, `npm run test:sql -- yayasan`, `npm run test:browser -- lacak`.
// The words are part of a test file's name; where no file has them, part of a test's title (of pgTAP, of the file's text).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files and folders below these folders. @param {string[]} folders */
const allBelow = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  );

/** A regular expression for one of these texts. @param {string[]} texts */
const oneOf = (texts) => texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** Runs a script of Node to its end, and ends when it fails. @param {string} script @param {string[]} args */
function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} project @param {string[]} args */
const vitest = (project, ...args) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...args);

/** Whether `dist` has the embedded backend, which has the site's origin, and is newer than all that a build is made of. */
function isBuilt() {
  const [headers, lastWritten] = ['dist/_headers', 'dist/versi.json'];
  if (!existsSync(lastWritten) || !readFileSync(headers, 'utf8').includes(" 'self' data: blob:;"))
    return false;
  const sources = allBelow('src', 'public', 'scripts', 'supabase').filter(
    (file) => !/\.test\.|^supabase\/tests/.test(file),
  );
  return ['index.html', 'package-lock.json', 'tailwind.config.ts', 'vite.config.ts', ...sources].every(
    (file) => statSync(file).mtimeMs < statSync(lastWritten).mtimeMs,
  );
}

/** What a page or browser test is called: the text before its function or its details. */
const title = /(?<=(['"`]))[^\n]+?(?=\1,\s*(?:async\s*)?[({])/g;

/**
 * @typedef {{ files: RegExp, title: RegExp, run: (files: string[], titles: string[]) => void }} Kind
 * @type {Record<string, Kind>}
 */
const kinds = {
  page: {
    files: /^(?:src|tests\/integration)\/.*\.test\.tsx$/,
    title,
    run: (files, titles) => vitest('pages', ...files, ...(titles.length > 0 ? ['-t', oneOf(titles)] : [])),
  },
  sql: {
    files: /^supabase\/tests\/.*\.sql$/,
    title: /'[^'\n]+'/g,
    // A whole file: its tests build upon each other.
    run: (files) =>
      vitest(
        'database',
        'tests/database/pgtap.test.ts',
        '-t',
        oneOf(files.map((file) => path.basename(file))),
      ),
  },
  browser: {
    files: /^tests\/e2e\/.*\.spec\.ts$/,
    title,
    run(files, titles) {
      run('scripts/ensure-program.mjs', 'browser');
      if (!isBuilt())
        run('node_modules/vite/bin/vite.js', 'build', '--mode', 'embedded', '--logLevel', 'error');
      const only = titles.length > 0 ? ['--grep', oneOf(titles)] : [];
      const config = '--config=tests/e2e/playwright.config.ts';
      run('node_modules/playwright/cli.js', 'test', config, ...files.map((file) => oneOf([file])), ...only);
    },
  },
};

const [kind = '', ...words] = process.argv.slice(2);
const part = words.join(' ').toLowerCase();
/** @param {string} text */
const hasWords = (text) => text.toLowerCase().includes(part);

const tests = kinds[kind];
if (!tests || !part) {
  console.error('Say which tests, as in: npm run test:page -- kontak');
  process.exit(1);
}
const files = allBelow('src', 'supabase/tests', 'tests').filter((file) => tests.files.test(file));
const named = files.filter((file) => hasWords(path.basename(file)));
const titled = files.flatMap((file) => {
  const titles = (readFileSync(file, 'utf8').match(tests.title) ?? []).filter(hasWords);
  return titles.length > 0 ? [{ file, titles }] : [];
});
if (named.length > 0) tests.run(named, []);
else if (titled.length > 0)
  tests.run(
    titled.map(({ file }) => file),
    titled.flatMap(({ titles }) => titles),
  );
else {
  console.error(`No ${kind} test has "${part}" in its file's name or in a title.`);
  process.exit(1);
}
