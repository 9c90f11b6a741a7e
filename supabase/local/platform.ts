import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';

/** SQL that creates the roles, schemas, extensions and functions of every Supabase project in an empty database. */
export async function readPlatformSql(): Promise<string> {
  const own = await readFile(path.join(import.meta.dirname, 'platform.sql'), 'utf8');
  return [getAuthSchemaSql(false), getStorageSchemaSql(false), own].join('\n');
}

/** Runs `platformSql`, unless the database has the roles already. */
export async function createPlatform(pglite: PGlite, platformSql: string): Promise<void> {
  const { rows } = await pglite.query(`select from pg_roles where rolname = 'anon'`);
  if (rows.length > 0) return;
  await pglite.transaction((transaction) => transaction.exec(platformSql));
}
