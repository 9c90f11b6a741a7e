import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe, expect, test } from 'vitest';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { failures } from './tap.ts';

// The same files run with `supabase test db` against the real stack.
const TESTS_DIR = path.resolve('supabase/tests');
const files = readdirSync(TESTS_DIR).filter((file) => file.endsWith('.sql'));

/** Runs one file as psql would and returns every value it selected. */
async function run(file: string): Promise<string[]> {
  const stack = await startLocalStack({ extensions: { pgtap } });
  try {
    const sql = await readFile(path.join(TESTS_DIR, file), 'utf8');
    const results = await stack.withDatabase((pglite) => pglite.exec(sql, { rowMode: 'array' }));
    return results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
  } finally {
    await stack.close();
  }
}

test.each(files)('%s', async (file) => {
  expect(failures(await run(file)).join('\n')).toBe('');
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
