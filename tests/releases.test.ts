import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../package.json';
import { readMigrations } from '../supabase/local/migrate.ts';
import { hashesOf, releaseMistakes } from '../supabase/local/releases.ts';
import releases from '../supabase/releases.json';

test('a database of the last release can follow to what is here', async () => {
  const files = hashesOf(await readMigrations('supabase/migrations'));
  expect(releaseMistakes(releases, files, version, readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
});

const [first, second] = ['20261126000100_a.sql', '20261126000200_b.sql'];
const released = { '1.0.0': { [first]: 'aa', [second]: 'bb' } };
const changelog = '# Changelog\n\n## [1.0.0] - 2026-11-28\n';

test.each([
  ['nothing new', { [first]: 'aa', [second]: 'bb' }, '1.0.0', []],
  ['a new file', { [first]: 'aa', [second]: 'bb', '20261201080000_c.sql': 'cc' }, '1.0.0', []],
  [
    'a released file that was changed',
    { [first]: 'aa', [second]: 'b2' },
    '1.0.0',
    [`${second} is released, and was changed: put it back, and say the change in a new file.`],
  ],
  [
    'one that has another name',
    { [first]: 'aa', '20261126000200_c.sql': 'bb' },
    '1.0.0',
    [`${second} is released, and is gone: put it back, and say the change in a new file.`],
  ],
  [
    'the number of a released file',
    { [first]: 'aa', [second]: 'bb', '20261126000200_c.sql': 'cc' },
    '1.0.0',
    [`${second} has the number of another file.`, '20261126000200_c.sql has the number of another file.'],
  ],
  [
    'a file before the last released one',
    { [first]: 'aa', [second]: 'bb', '20261126000150_c.sql': 'cc' },
    '1.0.0',
    [
      `20261126000150_c.sql is numbered before ${second}, which is released: name it by today's date and time.`,
    ],
  ],
  [
    'a version that the changelog does not know',
    { [first]: 'aa', [second]: 'bb' },
    '1.1.0',
    ['CHANGELOG.md has no section "## [1.1.0] - <day>".'],
  ],
])('%s', (_what, files, site, mistakes) => {
  expect(releaseMistakes(released, files, site, changelog)).toEqual(mistakes);
});
