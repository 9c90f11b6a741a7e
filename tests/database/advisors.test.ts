import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { runSupabaseCli, withDatabaseUrl } from '../../supabase/local/supabase-cli.ts';

/**
 * Reads every index once. Otherwise the advisor reports all of them as unused_index, because a new database has no
 * statistics. It still reports an index that PostgreSQL can't use for a query on its own columns.
 */
async function readEveryIndex(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ relation: string; columns: string; predicate: string }>(`
    select indrelid::regclass::text as relation,
      (select string_agg(pg_get_indexdef(indexrelid, number, true)
         || case when indoption[number - 1] & 1 = 1 then ' desc' else '' end, ', ' order by number)
       from generate_series(1, indnkeyatts) as number) as columns,
      coalesce('where ' || pg_get_expr(indpred, indrelid), '') as predicate
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  const reads = rows.map(
    ({ relation, columns, predicate }) => `select from ${relation} ${predicate} order by ${columns} limit 1;`,
  );
  await pglite.exec(`
    set enable_seqscan = off; set enable_sort = off;
    ${reads.join('\n')}
    -- Not every kind of index has an order.
    reset enable_sort; set enable_indexscan = off;
    select from public.cari_sppg('tembalang');
    select from public.sppg_penghentian where sppg_id = gen_random_uuid();
    select from public.sppg_perkembangan where foto @> array['x'];
    select from public.audit_log where private.audit_names(before, after) @@ 'tembalang';
    -- Else its words are read from the primary key.
    set enable_indexonlyscan = off;
    select from private.kata_sppg where kata operator(extensions.%) 'tembalang';
    reset enable_seqscan; reset enable_indexscan; reset enable_indexonlyscan;
    select pg_stat_force_next_flush();`);
}

test('the security and performance advisors of Supabase report nothing', async () => {
  const stack = await startLocalStack();
  try {
    const { exitCode, stdout } = await stack.withDatabase(async (pglite) => {
      await readEveryIndex(pglite);
      return withDatabaseUrl(pglite, (url) =>
        runSupabaseCli(['db', 'advisors', '--type=all', '--level=info', '--fail-on=info', `--remote=${url}`]),
      );
    });
    expect(stdout.trim()).toBe('');
    expect(exitCode).toBe(0);
  } finally {
    await stack.close();
  }
});
