import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Migration } from '../../supabase/local/migrate.ts';
import { type NativePostgres, startNativePostgres } from '../database/native-postgres.ts';

/** The role that owns the databases here and runs migrations: as `postgres` on a hosted project, it is no superuser. */
export const OWNER = 'pemilik';

const ordinaryOwner = `
  create role ${OWNER} login createrole createdb bypassrls;
  grant anon, authenticated, service_role to ${OWNER} with admin option;
  -- For the policies on files, which a hosted project lets its owner write.
  grant supabase_storage_admin to ${OWNER};
  -- Which a hosted project allows its owner, too (supautils).
  grant set on parameter session_replication_role to ${OWNER};`;

const ownedDatabase = (database: string) => `
  alter database ${database} owner to ${OWNER};
  grant usage, create on schema extensions to ${OWNER};
  grant usage on schema auth, storage to ${OWNER};
  grant all on all tables in schema auth, storage to ${OWNER};`;

/** Starts a PostgreSQL whose databases have what a hosted project has before its first migration, and an ordinary owner. */
export async function startHosted(): Promise<NativePostgres> {
  const server = await startNativePostgres();
  const superuser = await server.connect('template1');
  await superuser.query(
    await readFile(path.join(import.meta.dirname, '../database/hosted-like.sql'), 'utf8'),
  );
  await superuser.query(ordinaryOwner + ownedDatabase('template1'));
  await superuser.end();
  return server;
}

/** Makes a database: a copy of another, or without migrations and rows. */
export async function createDatabase(server: NativePostgres, name: string, of = 'template1'): Promise<void> {
  const superuser = await server.connect();
  await superuser.query(`create database ${name} template ${of} owner ${OWNER}`);
  await superuser.end();
}

/** Applies migrations to a database, each in a session of its own of the owner. Throws an error that names the failed one. */
export async function applyMigrations(
  server: NativePostgres,
  database: string,
  migrations: Migration[],
): Promise<void> {
  for (const { version, name, sql } of migrations) {
    const session = await server.connect(database, OWNER);
    try {
      await session.query(sql);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${version}_${name}.sql: ${reason}`, { cause });
    } finally {
      await session.end();
    }
  }
}
