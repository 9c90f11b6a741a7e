import { expect, test } from 'vitest';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { errorMessage } from '../../src/lib/error-message.ts';

const SQLSTATES: Record<string, string> = { c: '23514', u: '23505', p: '23505', f: '23503' };

/** Tables that visitors or signed-in users may write, and those that the admins' calls write for them. */
const REACHABLE = `
  select conname::text as name, contype::text as kind, conrelid::regclass::text as relation
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f')
    and (
      has_any_column_privilege('anon', conrelid, 'insert, update')
      or has_any_column_privilege('authenticated', conrelid, 'insert, update')
      or conrelid in ('public.accounts'::regclass, 'public.access_settings'::regclass)
    )`;

test('every constraint that a person can run into has an Indonesian sentence of its own', async () => {
  const stack = await startLocalStack();
  try {
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
  } finally {
    await stack.close();
  }
});
