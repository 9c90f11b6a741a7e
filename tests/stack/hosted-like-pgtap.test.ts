import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';
import { readPgtapFiles, runPgtap } from '../database/tap.ts';

// The pgTAP files once more, so that none passes only because of what the embedded stack does.
const files = await readPgtapFiles();

let pglite: PGlite;

beforeAll(async () => {
  pglite = await openHostedLike();
});

afterAll(() => pglite?.close());

test.each(files)('$name passes without the embedded stack', async ({ sql }) => {
  expect((await runPgtap(pglite, sql)).join('\n')).toBe('');
});
