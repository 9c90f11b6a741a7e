import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostedLike, readSeed, startHostedLike } from './hosted-like.ts';
import { failures, onNative, readPgtapFiles, runPgtap } from './tap.ts';

// `supabase test db` runs the same files on the real stack, `npm run test:stack` on the embedded one.
const files = await readPgtapFiles();

let database: HostedLike;

beforeAll(async () => {
  database = await startHostedLike();
  await database.client.query(await readSeed());
  // Created once, which is faster than in each file's transaction.
  await database.client.query('create extension pgtap with schema extensions');
});

afterAll(() => database?.stop());

test.each(files)('$name', async ({ sql }) => {
  // The files share one database, so each must roll back its changes.
  expect(sql).toMatch(/^begin;$[^]*^rollback;\s*$/m);
  expect((await runPgtap(onNative(database.client), sql)).join('\n')).toBe('');
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
