import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { tables } from '../../src/features/tables.ts';
import { errorMessage } from '../../src/lib/errors/error-message.ts';

const SQLSTATES: Record<string, string> = { c: '23514', u: '23505', p: '23505', f: '23503', x: '23P01' };

/** The constraints of tables that visitors or signed-in users write, directly or through functions for admins. */
const REACHABLE = `
  with rules as (
    select conname::text as name, contype::text as kind, conrelid as relation
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f', 'x')
    union all
    -- A unique index over an expression is not a constraint, but its violation is reported like one.
    select relname::text, 'u', indrelid
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indisunique and indexprs is not null
  )
  select name, kind, relation::regclass::text as relation
  from rules
  where has_any_column_privilege('anon', relation, 'insert, update')
    or has_any_column_privilege('authenticated', relation, 'insert, update')
    or relation in (
      'public.accounts'::regclass, 'public.access_settings'::regclass, 'public.invitations'::regclass
    )`;

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack();
});

afterAll(() => stack.close());

test('every constraint that a person can run into has an Indonesian sentence of its own', async () => {
  const constraints = await stack.sql<{ name: string; kind: string; relation: string }>(REACHABLE);
  expect(constraints.length).toBeGreaterThan(50);
  const general = Object.values(SQLSTATES).map((code) =>
    errorMessage({ code, message: 'violates a constraint' }),
  );
  const silent = constraints.filter(({ name, kind, relation }) => {
    const message = `row of relation "${relation}" violates constraint "${name}"`;
    const sentence = errorMessage({ code: SQLSTATES[kind], message });
    return general.includes(sentence) || sentence.includes('constraint');
  });
  expect(silent).toEqual([]);
});

/** The names of tables that the site has declared to be so. */
const declared = (isSo: (words: NonNullable<ReturnType<typeof tables.get>>) => unknown) =>
  [...tables].flatMap(([name, words]) => (isSo(words) ? name : [])).sort();

test('the site and the database agree on which rows come back', async () => {
  const restorable = await stack.sql<{ table_name: string }>(
    'select table_name from private.known_tables where is_restorable order by table_name collate "C"',
  );
  expect(declared(({ isRestorable }) => isRestorable)).toEqual(
    restorable.map(({ table_name }) => table_name),
  );
});

test('the filter of the trail names each table that the trail has entries about', async () => {
  const trailed = await stack.sql<{ name: string }>(`
    select distinct relname::text collate "C" as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'write_audit' and relnamespace = 'public'::regnamespace`);
  const acts = ['keluhan_pengirim', 'leads', 'personal_data'];
  expect(declared(({ hasNoTrail }) => !hasNoTrail).filter((name) => !acts.includes(name))).toEqual(
    trailed.map(({ name }) => name).sort(),
  );
});
