// `npm run release`: freezes the migrations that are new since the last release, under the version of package.json.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from '../../../package.json';
import { readMigrations } from '../migrate.ts';
import { frozenFiles, hashesOf, type Releases, releaseMistakes } from '../releases.ts';

const root = path.join(import.meta.dirname, '../../..');
const list = path.join(root, 'supabase/releases.json');
const rehearsals = path.join(root, 'tests/rehearsals');

const releases: Releases = JSON.parse(await readFile(list, 'utf8'));
const files = hashesOf(await readMigrations(path.join(root, 'supabase/migrations')));
const mistakes = releaseMistakes(
  releases,
  files,
  version,
  await readFile(path.join(root, 'CHANGELOG.md'), 'utf8'),
);
if (version in releases)
  mistakes.push(`${version} is released: raise the version (npm version --no-git-tag-version …).`);

if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
} else {
  const frozen = frozenFiles(releases);
  const added = Object.entries(files).filter(([file]) => !(file in frozen));
  const released: Releases = { ...releases, [version]: Object.fromEntries(added) };
  await writeFile(list, `${JSON.stringify(released, null, 2)}\n`);
  // What the next rehearsal of an upgrade fills a database of this release with: seed.sql soon names columns that it lacks.
  const rows = [path.join(root, 'supabase/seed.sql'), path.join(rehearsals, 'filled.sql')];
  const sql = await Promise.all(rows.map((file) => readFile(file)));
  await writeFile(path.join(rehearsals, 'released-rows.sql.gz'), gzipSync(Buffer.concat(sql)));
  console.log(`${version}: ${added.length} migrations are frozen. Commit, and tag the commit v${version}.`);
}
