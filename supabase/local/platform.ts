import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';

/** Gives an empty database the roles, schemas, extensions and functions every Supabase project has. Idempotent. */
export async function createPlatform(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query(`select from pg_roles where rolname = 'anon'`);
  if (rows.length > 0) return;
  const platformSql = await readFile(platformFile, 'utf8');
  await pglite.transaction(async (transaction) => {
    await transaction.exec(getAuthSchemaSql(false));
    await transaction.exec(getStorageSchemaSql(false));
    await transaction.exec(platformSql);
  });
}

export const platformFile = path.join(import.meta.dirname, 'platform.sql');
