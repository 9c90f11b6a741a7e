import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';

// 20,000 complaints of a year about 5,000 kitchens, four of each: every third waits for an answer, every hundredth was opened again.
// In life they come one by one, here all at once, with what their triggers would write.
const COMPLAINTS = `
  set session_replication_role = replica;
  insert into public.keluhan (created_at, kode_sppg, kategori, hari, isi, kode_lacak, tenggat, tenggat_selesai)
  select
    came.at, 'TUMBUH-' || lpad((n / 4)::text, 5, '0'), (array['makanan', 'limbah', 'kebersihan', 'lain'])[n % 4 + 1], came.at::date,
    repeat('Isi keluhan. ', 20), lpad(n::text, 12, '0'), came.at + interval '5 days', came.at + interval '15 days'
  from generate_series(0, 19999) as n
    cross join lateral (select now() - make_interval(days => 10 + n % 4 * 80 + n / 4 % 80) as at) as came
  order by came.at;
  insert into private.keluhan_tercatat (keluhan_id, kejadian, pada, kode_sppg, kategori, tenggat, tenggat_selesai)
  select keluhan.id, happened.*
  from public.keluhan
    cross join lateral (select private.search_key(kode_sppg) as kode, right(kode_lacak, 3)::integer as n) as complaint
    cross join lateral (
      values
        ('masuk', created_at, complaint.kode, kategori, tenggat, tenggat_selesai),
        (case when n % 3 > 0 then 'dijawab' end, created_at + interval '2 days', null, null, null, null),
        (case when n % 100 = 0 then 'dibuka_lagi' end, created_at + interval '9 days', null, null, tenggat, tenggat_selesai)
    ) as happened (kejadian, pada, kode, kategori, tenggat, tenggat_selesai)
  where happened.kejadian is not null
  order by happened.pada;
  set session_replication_role = origin;
  analyze private.keluhan_tercatat, public.keluhan;`;

let pglite: PGlite;

beforeAll(async () => {
  pglite = await openHostedLike();
  await pglite.exec(COMPLAINTS);
  // As the hosted database does by itself.
  await pglite.exec('vacuum analyze');
}, 60_000);

afterAll(() => pglite?.close());

/** The rows that a visitor gets, and how many pages of 8 kB were read for them. */
async function costOf(call: string) {
  await pglite.exec('set role anon');
  const explain = async () => {
    const { rows } = await pglite.query<{
      'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
    }>(`explain (analyze, buffers, format json) select * from ${call}`);
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
      rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    return hit + read;
  };
  // The first time, PostgreSQL reads its catalog as well.
  await explain();
  const pages = await explain();
  const { rows } = await pglite.query(`select * from ${call}`);
  await pglite.exec('reset role');
  return { pages, rows };
}

test('the first who reads in a week has the numbers of 20,000 complaints made within the time-out of a visitor', async () => {
  await pglite.exec('set role anon');
  const start = performance.now();
  await pglite.query(`select * from public.keluhan_dapur('TUMBUH-00042')`);
  const seconds = (performance.now() - start) / 1000;
  await pglite.exec('reset role');
  // It takes 0.9 s in WASM, on one of two quiet cores.
  expect(seconds).toBeLessThan(3);
  await pglite.exec('vacuum analyze');
});

test('after that they cost the page of a kitchen a few pages, however many there are', async () => {
  const { pages, rows } = await costOf(`public.keluhan_dapur('tumbuh 00042')`);
  expect(rows).toEqual([expect.objectContaining({ jumlah: 4, per_kategori: null })]);
  expect(pages).toBeLessThanOrEqual(30);
  expect((await costOf(`public.keluhan_dapur('TUMBUH-99999')`)).pages).toBeLessThanOrEqual(20);
  const { pages: ofAll, rows: all } = await costOf('public.keluhan_jaringan()');
  expect(all).toEqual([expect.objectContaining({ jumlah: 20_000 }), expect.objectContaining({ jumlah: 0 })]);
  expect(ofAll).toBeLessThanOrEqual(20);
});
