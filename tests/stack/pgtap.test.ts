import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { onPglite, readPgtapFiles, runPgtap } from '../database/tap.ts';

// The pgTAP files once more, so that the embedded stack keeps what a PostgreSQL server does.
const files = await readPgtapFiles();

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack({ extensions: { pgtap } });
  // Created once, which is faster than in each file's transaction.
  await stack.withDatabase((pglite) => pglite.exec('create extension pgtap with schema extensions'));
});

afterAll(() => stack.close());

test.each(files)('$name passes on the embedded stack', async ({ sql }) => {
  const failed = await stack.withDatabase((pglite) => runPgtap(onPglite(pglite), sql));
  expect(failed.join('\n')).toBe('');
});
