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

/** A bare PostgreSQL with Supabase's roles and schemas, migrated; nothing of the embedded stack is involved. */
export async function openHostedLike(options?: { oldDefaultPrivileges?: boolean }): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { pgtap } });
  await pglite.exec(await readFile(path.join(import.meta.dirname, 'hosted-like.sql'), 'utf8'));
  if (options?.oldDefaultPrivileges) await pglite.exec(OLD_DEFAULT_PRIVILEGES);
  for (const { name, sql } of await readMigrations(path.join(supabase, 'migrations'))) {
    await pglite.exec(sql).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  }
  return pglite;
}

/** `supabase/seed.sql`. */
export function readSeed(): Promise<string> {
  return readFile(path.join(supabase, 'seed.sql'), 'utf8');
}
