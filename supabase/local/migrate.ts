import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { LocalStackError } from './local-stack-error.ts';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/**
 * Reads `<version>_<name>.sql` files, oldest first; none if the folder is missing. Throws a LocalStackError that names a
 * file with another name, which the Supabase CLI would skip.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory).catch(() => [])).filter((file) => !file.startsWith('.'));
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) {
      throw new LocalStackError(
        `${path.join(directory, file)} is not named like a migration: <date and time>_<name>.sql, such as 20261124093000_add_phone.sql.`,
      );
    }
    migrations.push({ version, name, sql: await readFile(path.join(directory, file), 'utf8') });
  }
  return migrations.sort((a, b) => a.version.localeCompare(b.version));
}

/**
 * Applies the pending migrations, each in a transaction, and records them in the tables of the Supabase CLI.
 * Returns notes for the developer about applied migrations that have been changed or removed since. Throws a
 * LocalStackError if there are pending migrations that do not follow the applied ones.
 */
export async function migrate(pglite: PGlite, migrations: Migration[]): Promise<string[]> {
  await pglite.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files
      (path text not null primary key, hash text not null);
  `);
  const { rows } = await pglite.query<{ version: string; sql: string }>(
    `select version, statements[1] as sql from supabase_migrations.schema_migrations order by version`,
  );
  const applied = new Map(rows.map((row) => [row.version, row.sql]));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  // Pending files that are older than applied ones can't be applied any more.
  if (pending.length > 0 && rows.some(({ version }, index) => version !== migrations[index]?.version)) {
    throw new LocalStackError(
      'This database was made from other migrations than those of supabase/migrations: run "npm run db:reset" to start afresh with the seed data.',
    );
  }
  for (const migration of pending) await apply(pglite, migration);
  return notes(migrations, applied);
}

async function apply(pglite: PGlite, migration: Migration): Promise<void> {
  try {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(migration.sql);
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])`,
        [migration.version, migration.name, migration.sql],
      );
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LocalStackError(`Migration ${migration.version}_${migration.name}.sql failed: ${reason}`, {
      cause,
    });
  }
}

function notes(migrations: Migration[], applied: Map<string, string>): string[] {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  return [...applied].flatMap(([version, sql]) => {
    const migration = known.get(version);
    if (migration?.sql === sql) return [];
    return migration
      ? `Migration ${version}_${migration.name}.sql was changed after it had been applied: run "npm run db:reset" to apply it as it is now.`
      : `This database has migration ${version}, which supabase/migrations no longer has: run "npm run db:reset" to start afresh.`;
  });
}
