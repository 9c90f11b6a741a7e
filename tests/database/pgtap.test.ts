import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { failures } from './tap.ts';

// The same files run with `supabase test db` against the real stack.
const TESTS_DIR = path.resolve('supabase/tests');
const files = readdirSync(TESTS_DIR).filter((file) => file.endsWith('.sql'));

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack({ extensions: { pgtap } });
  // Once for all, which is quicker than in each file's own transaction.
  await stack.withDatabase((pglite) => pglite.exec('create extension pgtap with schema extensions'));
});

afterAll(() => stack.close());

/** Runs one file as psql would and returns every value it selected. */
async function run(sql: string): Promise<string[]> {
  const results = await stack.withDatabase((pglite) =>
    pglite.exec(sql, { rowMode: 'array' }).catch(async (error: unknown) => {
      await pglite.exec('rollback');
      throw error;
    }),
  );
  return results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
}

test.each(files)('%s', async (file) => {
  const sql = await readFile(path.join(TESTS_DIR, file), 'utf8');
  // All share one database: each file must leave it as it was.
  expect(sql).toMatch(/^begin;$[^]*^rollback;\s*$/m);
  expect(failures(await run(sql)).join('\n')).toBe('');
});

describe('the runner', () => {
  test.each([
    {
      what: 'a failed assertion',
      output: ['1..2', 'ok 1 - a', 'not ok 2 - b\n# Failed test 2: "b"'],
      found: 'not ok 2 - b\n# Failed test 2: "b"',
    },
    { what: 'a missing assertion', output: ['1..2', 'ok 1 - a'], found: 'Planned 2 assertions, ran 1.' },
    { what: 'a missing plan', output: ['ok 1 - a'], found: 'The file has no plan.' },
  ])('finds $what', ({ output, found }) => {
    expect(failures(output)).toEqual([found]);
  });

  test('is content with a passed plan', () => {
    expect(failures(['1..1', 'ok 1 - a'])).toEqual([]);
  });
});
