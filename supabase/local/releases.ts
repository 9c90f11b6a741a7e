import { createHash } from 'node:crypto';
import type { Migration } from './migrate.ts';

/** Of each release, the migrations that came with it, by file name with their sha256. */
export type Releases = Record<string, Record<string, string>>;

/** Migrations by file name, with their sha256. */
export const hashesOf = (migrations: Migration[]): Record<string, string> =>
  Object.fromEntries(
    migrations.map(({ version, name, sql }) => [
      `${version}_${name}.sql`,
      createHash('sha256').update(sql).digest('hex'),
    ]),
  );

/** The files that live databases have run: they stay as they are. */
export const frozenFiles = (releases: Releases): Record<string, string> =>
  Object.assign({}, ...Object.values(releases));

/**
 * What a live database could not follow, in sentences: a change of what is released, and files that it would never run.
 * @param files - as of `hashesOf`
 * @param version - the site's, of package.json
 */
export function releaseMistakes(
  releases: Releases,
  files: Record<string, string>,
  version: string,
  changelog: string,
): string[] {
  const frozen = frozenFiles(releases);
  const last = Object.keys(frozen).sort().at(-1) ?? '';
  const numbers = Object.keys(files).map(numberOf);
  return [
    ...Object.keys(frozen)
      .filter((file) => files[file] !== frozen[file])
      .map(
        (file) =>
          `${file} is released, and ${file in files ? 'was changed' : 'is gone'}: put it back, and say the change in a new file.`,
      ),
    ...Object.keys(files)
      .filter((file) => numbers.indexOf(numberOf(file)) !== numbers.lastIndexOf(numberOf(file)))
      .map((file) => `${file} has the number of another file.`),
    ...Object.keys(files)
      .filter((file) => !(file in frozen) && file.slice(0, 14) < last.slice(0, 14))
      .map(
        (file) => `${file} is numbered before ${last}, which is released: name it by today's date and time.`,
      ),
    ...[version, ...Object.keys(releases)]
      .filter((name) => !changelog.includes(`\n## [${name}] - `))
      .map((name) => `CHANGELOG.md has no section "## [${name}] - <day>".`),
  ];
}

const numberOf = (file: string) => file.slice(0, 14);

/** The migrations of the last release, and those that it did not have yet; before the first release all count as released. */
export function atLastRelease(
  releases: Releases,
  migrations: Migration[],
): { released: Migration[]; pending: Migration[] } {
  const frozen = frozenFiles(releases);
  const isReleased = ({ version, name }: Migration) =>
    Object.keys(frozen).length === 0 || `${version}_${name}.sql` in frozen;
  return {
    released: migrations.filter(isReleased),
    pending: migrations.filter((migration) => !isReleased(migration)),
  };
}
