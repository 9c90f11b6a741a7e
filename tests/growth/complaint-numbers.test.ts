import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';

// 20,000 complaints of a year about 5,000 kitchens, four of each: every third waits for an answer, every hundredth was opened again.
// In life they come one by one, here all at once, with what their triggers would write.
const COMPLAINTS = `
  set session_replication_role = replica;
  insert into public.keluhan (created_at, kode_sppg, kategori, hari, isi, kode_lacak, tenggat)
  select
    came.at, 'TUMBUH-' || lpad((n / 4)::text, 5, '0'), (array['makanan', 'limbah', 'kebersihan', 'lain'])[n % 4 + 1], came.at::date,
    repeat('Isi keluhan. ', 20), lpad(n::text, 12, '0'), came.at + interval '5 days'
  from generate_series(0, 19999) as n
    cross join lateral (select now() - make_interval(days => 10 + n % 4 * 80 + n / 4 % 80) as at) as came
  order by came.at;
  insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg, pada, kategori, tenggat)
  select keluhan.id, happened.*
  from public.keluhan
    cross join lateral (select private.search_key(kode_sppg) as kode, right(kode_lacak, 3)::integer as n) as complaint
    cross join lateral (
      values
        ('masuk', complaint.kode, created_at, kategori, tenggat),
        (case when n % 3 > 0 then 'dijawab' end, complaint.kode, created_at + interval '2 days', null, null),
        (case when n % 100 = 0 then 'dibuka_lagi' end, complaint.kode, created_at + interval '9 days', null, null)
    ) as happened (kejadian, kode, pada, kategori, tenggat)
  where happened.kejadian is not null
  order by happened.pada;
  set session_replication_role = origin;
  analyze private.keluhan_tercatat, public.keluhan;
  select private.count_complaints(array_agg(distinct kode_sppg)) from private.keluhan_tercatat;`;

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

test('the numbers of complaints cost the page of a kitchen three pages', async () => {
  const { pages, rows } = await costOf(`public.keluhan_dapur('tumbuh 00042')`);
  expect(rows).toEqual([
    expect.objectContaining({ jumlah: 4, per_kategori: { makanan: 1, limbah: 1, kebersihan: 1, lain: 1 } }),
  ]);
  expect(pages).toBeLessThanOrEqual(3);
  expect((await costOf(`public.keluhan_dapur('TUMBUH-99999')`)).pages).toBeLessThanOrEqual(3);
});

test('the numbers of all complaints read one row for each kitchen', async () => {
  const { rows: sizes } = await pglite.query<{ pages: number }>(
    `select pg_relation_size('private.keluhan_angka')::int / 8192 as pages`,
  );
  const { pages, rows } = await costOf('public.keluhan_jaringan()');
  expect(rows).toEqual([expect.objectContaining({ jumlah: 20_000 }), expect.objectContaining({ jumlah: 0 })]);
  // 197 of 194, and 2 for those of unknown kitchens.
  expect(pages).toBeLessThan((sizes[0]?.pages ?? 0) + 10);
});
