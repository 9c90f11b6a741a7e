import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { addManySppg } from '../e2e/many-sppg.ts';
import { readAsBuild } from '../long/built-tables.ts';

let stack: LocalStack;

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '/');
  vi.stubEnv('VITE_SITE_URL', 'https://contoh.id');
  stack = await startLocalStack();
  await addManySppg(stack, { yayasan: 500, sppg: 5000 });
}, 300_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack?.close();
});

/** What a build has besides the pages of kitchens and their data. */
const otherFiles = 750;

test('5,060 kitchens have a file of data each, as the schema says, and a build at most 11,000 files', async () => {
  const start = performance.now();
  const { pages, data } = await readAsBuild(stack);
  const seconds = (performance.now() - start) / 1000;
  const files = [...data].filter(([path]) => path.startsWith('/data/sppg/'));
  const bytes = files.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  console.log(
    `${files.length} files of ${Math.round(bytes / 1e6)} MB were made in ${Math.round(seconds)} s.`,
  );
  expect(files).toHaveLength(5061);

  const ajv = new Ajv2020({ formats: { date: true, 'date-time': true, uri: true } });
  const validate = ajv.compile(JSON.parse(data.get('/data/skema/sppg.json') ?? ''));
  const broken = files.filter(([, text]) => !validate(JSON.parse(text)));
  expect(broken.map(([path]) => path)).toEqual([]);

  const kitchenPages = pages.filter(({ isOfRow, data: built }) => isOfRow && built !== undefined);
  expect(kitchenPages.length + data.size + otherFiles).toBeLessThanOrEqual(11_000);
}, 120_000);
