import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike, readSeed } from '../database/hosted-like.ts';
import { ADMIN } from './page-queries.ts';

interface Cost {
  /** Pages of 8 kB that were read. */
  pages: number;
  rows: number;
  /** The size of the rows as JSON. */
  bytes: number;
}

const code = 'sppg 3374 001';
/** And parts inside a name and a code, and an NPSN. */
const names = ['Tembalang', 'Banyumanik', 'xyzzy', "'; drop table", 'manik', '74002', '99900001'];
const everyName = 'SPPG';
/** Words of several columns, of a school, and typing errors. */
const words = ['semarang tembalang', 'sd negeri cemara 01', 'tembalng semarng'];
/** Typing errors in words that nearly every kitchen has, and what takes the most words. */
const commonErrors = [
  'tumbuhh',
  'truntumm klatn',
  'kabupatn klatn jalann truntm tumbuuh belajr',
  'tumbuh 0000',
];

let pglite: PGlite;
const small = new Map<string, Cost>();
const large = new Map<string, Cost>();

beforeAll(async () => {
  pglite = await openHostedLike();
  await pglite.exec(await readSeed());
  await measure(small);
  await pglite.exec(await readFile(path.join(import.meta.dirname, 'growth.sql'), 'utf8'));
  await measure(large);
}, 120_000);

afterAll(() => pglite?.close());

async function measure(costs: Map<string, Cost>) {
  // As the hosted database does by itself.
  await pglite.exec('vacuum analyze');
  await pglite.exec('set role anon');
  for (const kata of [code, ...names, everyName])
    costs.set(kata, await costOf('public.cari_sppg($1)', [kata]));
  for (const kata of words) {
    costs.set(kata, await costOf('public.cari_sppg($1)', [kata]));
    costs.set(`like ${kata}`, await costOf('public.sppg_mirip($1)', [kata]));
  }
  for (const kata of commonErrors) costs.set(`like ${kata}`, await costOf('public.sppg_mirip($1)', [kata]));
  costs.set('the map', await costOf('public.sppg_per_wilayah', []));
  costs.set('the numbers', await costOf('public.sppg_angka', []));
  await pglite.exec('reset role');
}

async function costOf(source: string, values: string[]): Promise<Cost> {
  const explain = async () => {
    const { rows } = await pglite.query<{
      'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
    }>(`explain (analyze, buffers, format json) select * from ${source}`, values);
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
      rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    return hit + read;
  };
  // The first time, PostgreSQL reads its catalog as well.
  await explain();
  const pages = await explain();
  const { rows } = await pglite.query<{ row: string }>(
    // Without the time of the last change, whose length varies with its digits.
    `select (case jsonb_typeof(to_jsonb(found)) when 'object' then to_jsonb(found) - 'updated_at' else to_jsonb(found) end)::text as row
    from ${source} as found`,
    values,
  );
  return { pages, rows: rows.length, bytes: rows.map(({ row }) => row).join().length };
}

/** Of the kitchens and the words that they are found by. */
async function pagesOfList() {
  const { rows } = await pglite.query<{ pages: number }>(
    `select (pg_relation_size('public.sppg') + pg_relation_size('private.sppg_dicari'))::int / 8192 as pages`,
  );
  return rows[0]?.pages ?? 0;
}

test('a code finds one kitchen', () => {
  expect(small.get(code)).toMatchObject({ rows: 1 });
});

// Names that have the code are looked for as well.
test.each([code, ...names, ...words])('searching for %j does not read the list', async (kata) => {
  const list = await pagesOfList();
  expect(list).toBeGreaterThan(100);
  expect(large.get(kata)?.pages).toBeLessThan(list / 4);
  expect(large.get(kata)).toEqual({ ...small.get(kata), pages: expect.any(Number) });
});

test.each(words.map((kata) => `like ${kata}`))(
  'searching for what is %j does not read the list',
  async (kata) => {
    // 214 and 158 of 299 pages are read, mostly of an index. Comparing all texts took 0.36 to 1.2 s of CPU.
    expect(large.get(kata)?.pages).toBeLessThan((await pagesOfList()) * 0.8);
    expect(large.get(kata)).toEqual({ ...small.get(kata), pages: expect.any(Number) });
  },
);

test.each(commonErrors)(
  'searching for what is like %j, which thousands have, costs no more than the list once',
  async (kata) => {
    const cost = large.get(`like ${kata}`);
    expect(cost?.rows).toBe(5);
    expect(cost?.pages).toBeLessThan(await pagesOfList());
  },
);

test('a part of every name is answered with 51 kitchens, and reads the list once at most', async () => {
  expect(large.get(everyName)?.rows).toBe(51);
  expect(large.get(everyName)?.pages).toBeLessThan((await pagesOfList()) * 1.2);
});

test('the map is counted from an index, and its answer does not grow', () => {
  // Apart from the index it reads the suspensions, a thousand here, and the five kitchens that are suspended today.
  expect(large.get('the map')?.pages).toBeLessThan(50);
  expect(large.get('the map')?.rows).toBe(35);
  // The answer has the same rows; only its numbers have more digits.
  expect((large.get('the map')?.bytes ?? 0) - (small.get('the map')?.bytes ?? 0)).toBeLessThan(20);
});

test('the numbers for the press read each table once at most, and their answer does not grow', async () => {
  const { rows } = await pglite.query<{ pages: number }>(
    `select sum(pg_relation_size(name))::int / 8192 as pages
    from unnest(array['public.sppg', 'public.sppg_sertifikat_publik', 'public.sppg_penghentian', 'public.sppg_inspeksi']::regclass[]) as name`,
  );
  // 20 pages are read with 61 SPPG, 242 with 5,060: 2 MB, of which the API sends 17 kB.
  expect(small.get('the numbers')?.pages).toBeLessThan(25);
  expect(large.get('the numbers')?.pages).toBeLessThan((rows[0]?.pages ?? 0) * 1.1);
  expect(large.get('the numbers')?.rows).toBeLessThan(600);
  expect(large.get('the numbers')?.bytes).toBeLessThan((small.get('the numbers')?.bytes ?? 0) * 1.1);
});

test.each([
  ['a code', `kata => 'tumbuh 04217'`],
  ['a kitchen and what hangs on it', `dapur => 'tumbuh 4214'`],
])('the audit trail is searched for %s without reading it', async (_, asked) => {
  await pglite.exec(
    `set role authenticated; set "request.jwt.claims" = '{"role": "authenticated", "sub": "${ADMIN}"}'`,
  );
  const found = await costOf(`public.find_audit_entries(${asked})`, []);
  await pglite.exec('reset role');
  const { rows } = await pglite.query<{ pages: number }>(
    `select pg_relation_size('public.audit_log')::int / 8192 as pages`,
  );
  expect(found.rows).toBeGreaterThan(0);
  // 114 and 132 of 1,490 pages are read.
  expect(found.pages).toBeLessThan((rows[0]?.pages ?? 0) / 5);
});
