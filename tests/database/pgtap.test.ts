import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { failures, readPgtapFiles, runPgtap } from './tap.ts';

// `supabase test db` runs the same files on the real stack.
const files = await readPgtapFiles();

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack({ extensions: { pgtap } });
  // Created once, which is faster than in each file's transaction.
  await stack.withDatabase((pglite) => pglite.exec('create extension pgtap with schema extensions'));
});

afterAll(() => stack.close());

test.each(files)('$name', async ({ sql }) => {
  // The files share one database, so each must roll back its changes.
  expect(sql).toMatch(/^begin;$[^]*^rollback;\s*$/m);
  const failed = await stack.withDatabase((pglite) => runPgtap(pglite, sql));
  expect(failed.join('\n')).toBe('');
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
