import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../supabase/local/database.ts';
import { migrate, readMigrations } from '../../supabase/local/migrate.ts';
import { createPlatform, readPlatformSql } from '../../supabase/local/platform.ts';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from './clients.ts';

const GRANTS = `
  select 'schema' as kind, nspname::text as name, nspacl::text as acl from pg_namespace
  union all select 'relation', oid::regclass::text, relacl::text from pg_class
  union all select 'column', attrelid::regclass || '.' || attname, attacl::text from pg_attribute
  union all select 'function', oid::regprocedure::text, proacl::text from pg_proc
  union all select 'default', defaclnamespace::regnamespace || ' ' || defaclobjtype::text, defaclacl::text from pg_default_acl
  order by 1, 2, 3`;

test('the grants of a running stack are those of the migrations', async () => {
  const stack = await startLocalStack();
  try {
    const migrated = await stack.sql(GRANTS);
    const { client } = await signedUp(stack, 'baru@contoh.id');
    for (const someone of [visitor(stack), client]) {
      await someone.from('yayasan').select().throwOnError();
      await someone.from('contact_messages').insert({ name: ' ' });
      await someone.rpc('my_access');
      await someone.storage.from('program_documents').list();
    }
    expect(await stack.sql(GRANTS)).toEqual(migrated);
  } finally {
    await stack.close();
  }
});

const PRIVILEGES = `
  select role, relation::text, privilege from unnest(array['anon', 'authenticated', 'service_role']) as role,
    (select oid::regclass as relation from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm', 'p')) as relations,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
  where has_table_privilege(role, relation, privilege)
    or privilege in ('select', 'insert', 'update', 'references') and has_any_column_privilege(role, relation, privilege)
  union all
  select role, routine::text, 'execute' from unnest(array['anon', 'authenticated', 'service_role']) as role,
    (select oid::regprocedure as routine from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)) as routines
  where has_function_privilege(role, routine, 'execute')
  order by 1, 2, 3`;

/** Older hosted projects grant everything new to the API roles, newer ones grant nothing. */
const OLDER_PROJECTS = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`;

async function privilegesAfterMigrations(before: (pglite: PGlite) => Promise<unknown>): Promise<unknown[]> {
  const { pglite, connection } = await openDatabase({});
  try {
    await createPlatform(pglite, await readPlatformSql());
    await before(pglite);
    await migrate(pglite, await readMigrations(path.resolve('supabase/migrations')));
    return (await pglite.query(PRIVILEGES)).rows;
  } finally {
    await connection.close();
  }
}

test('the migrations end in the same privileges on older and newer hosted projects', async () => {
  const newer = await privilegesAfterMigrations(async () => undefined);
  const older = await privilegesAfterMigrations((pglite) => pglite.exec(OLDER_PROJECTS));
  expect(newer).not.toEqual([]);
  expect(older).toEqual(newer);
});
