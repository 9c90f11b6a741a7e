import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFrom, readSeed } from '../database/hosted-like.ts';
import { type NativePostgres, startNativePostgres } from '../database/native-postgres.ts';

// What `postgres` is on a hosted project: the owner of the database, and no superuser.
const ORDINARY_OWNER = `
  create role pemilik createrole createdb bypassrls;
  alter database postgres owner to pemilik;
  grant anon, authenticated, service_role to pemilik with admin option;
  grant usage, create on schema extensions to pemilik;
  grant usage on schema auth, storage to pemilik;
  grant all on all tables in schema auth, storage to pemilik;
  -- For the policies on files, which a hosted project lets its owner write.
  grant supabase_storage_admin to pemilik;`;

let postgres: NativePostgres;

beforeAll(async () => {
  postgres = await startNativePostgres();
  const superuser = await postgres.connect();
  await superuser.query(
    await readFile(path.join(import.meta.dirname, '../database/hosted-like.sql'), 'utf8'),
  );
  await superuser.query(ORDINARY_OWNER);
});

afterAll(() => postgres?.stop());

async function errorInOwnSession(sql: string): Promise<string | undefined> {
  const session = await postgres.connect();
  try {
    await session.query('set session authorization pemilik');
    await session.query(sql);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await session.end();
  }
}

test('each migration runs in a session of its own, by an owner who is no superuser, and so does the seed', async () => {
  const files = [...(await migrationsFrom()), { version: 'seed', sql: await readSeed() }];
  const errors: Record<string, string> = {};
  for (const { version, sql } of files) {
    const error = await errorInOwnSession(sql);
    if (error !== undefined) errors[version] = error;
  }
  expect(errors).toEqual({});
});
