import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { readMigrations } from '../../supabase/local/migrate.ts';

const supabase = path.join(import.meta.dirname, '../../supabase');

/** What projects made before 2026 did by default: every new table and function belongs to the API roles too. */
const OLD_DEFAULT_PRIVILEGES = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');

/** Gives a bare PostgreSQL Supabase's roles and schemas, and migrates it; nothing of the embedded stack is involved. */
export async function makeHostedLike(
  execute: (sql: string) => Promise<unknown>,
  options?: { oldDefaultPrivileges?: boolean },
): Promise<void> {
  await execute(await readFile(path.join(import.meta.dirname, 'hosted-like.sql'), 'utf8'));
  if (options?.oldDefaultPrivileges) await execute(OLD_DEFAULT_PRIVILEGES);
  for (const { name, sql } of await readMigrations(path.join(supabase, 'migrations'))) {
    await execute(sql).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  }
}

/** Such a database in this process. */
export async function openHostedLike(options?: { oldDefaultPrivileges?: boolean }): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { pgtap } });
  await makeHostedLike((sql) => pglite.exec(sql), options);
  return pglite;
}

/** `supabase/seed.sql`. */
export function readSeed(): Promise<string> {
  return readFile(path.join(supabase, 'seed.sql'), 'utf8');
}
