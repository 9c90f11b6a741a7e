import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Client } from 'pg';
import { type Migration, readMigrations } from '../../supabase/local/migrate.ts';
import { startNativePostgres } from './native-postgres.ts';

const supabase = path.join(import.meta.dirname, '../../supabase');

/** The default privileges of projects created before 2026: API roles get all on new tables, functions and sequences. */
const OLD_DEFAULT_PRIVILEGES = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');

interface HostedLikeOptions {
  oldDefaultPrivileges?: boolean;
  /** The version of the first migration that is left out. */
  before?: string;
}

/** A database, and the end of its server. */
export interface HostedLike {
  client: Client;
  stop(): Promise<void>;
}

/** The migrations from this version on, or all of them. */
export async function migrationsFrom(version = ''): Promise<Migration[]> {
  const migrations = await readMigrations(path.join(supabase, 'migrations'));
  return migrations.filter((migration) => migration.version >= version);
}

/** Adds Supabase's roles and schemas to a bare PostgreSQL and migrates it, without the embedded stack. */
export async function makeHostedLike(
  execute: (sql: string) => Promise<unknown>,
  options?: HostedLikeOptions,
): Promise<void> {
  await execute(await readFile(path.join(import.meta.dirname, 'hosted-like.sql'), 'utf8'));
  if (options?.oldDefaultPrivileges) await execute(OLD_DEFAULT_PRIVILEGES);
  for (const { version, name, sql } of await migrationsFrom()) {
    if (options?.before !== undefined && version >= options.before) break;
    await execute(sql).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  }
}

/** A database made by `makeHostedLike`, on a PostgreSQL server of its own. */
export async function startHostedLike(options?: HostedLikeOptions): Promise<HostedLike> {
  const server = await startNativePostgres();
  try {
    const client = await server.connect();
    await makeHostedLike((sql) => client.query(sql), options);
    return { client, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A database made by `makeHostedLike`, in this process. */
export async function openHostedLike(options?: HostedLikeOptions): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgtap } });
  await makeHostedLike((sql) => pglite.exec(sql), options);
  return pglite;
}

export function readSeed(): Promise<string> {
  return readFile(path.join(supabase, 'seed.sql'), 'utf8');
}
