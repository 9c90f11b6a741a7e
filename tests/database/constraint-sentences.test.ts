import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import '../../src/features/tables.ts';
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
