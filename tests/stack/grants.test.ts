import { expect, test } from 'vitest';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from '../database/clients.ts';

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
