import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';
import { ADMIN, type PageQuery, pageQueries, summaryTopics } from './page-queries.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

describe('with 5,000 SPPG in 500 foundations', () => {
  let pglite: PGlite;

  beforeAll(async () => {
    pglite = await openHostedLike();
    await pglite.exec(await readFile(path.join(import.meta.dirname, 'growth.sql'), 'utf8'));
    // As a hosted database does by itself.
    await pglite.exec('vacuum');
  }, 60_000);

  afterAll(() => pglite?.close());

  /** Runs a task with the privileges of the role, in a transaction that is rolled back. */
  async function as<T>(role: PageQuery['role'], task: (run: (sql: string) => Promise<T[]>) => Promise<T[]>) {
    const claims = JSON.stringify({ role, ...(role === 'authenticated' && { sub: ADMIN }) });
    return pglite.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}; set local "request.jwt.claims" = '${claims}';`);
      const rows = await task(async (sql) => (await transaction.query<T>(sql)).rows);
      await transaction.rollback();
      return rows;
    });
  }

  /** All nodes of a query's plan. */
  async function planned(role: PageQuery['role'], sql: string) {
    const rows = await as<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(role, (run) =>
      run(`explain (format json) ${sql}`),
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  }

  test.each(pageQueries)('$title: uses the index $index', async ({ role, sql, index, wholeTables = [] }) => {
    const nodes = await planned(role, sql);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    // The foundations are few, so PostgreSQL reads the whole table.
    const scanned = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']);
    expect(scanned.filter((table = '') => !['yayasan', ...wholeTables].includes(table))).toEqual([]);
  });

  test.each(Object.entries(summaryTopics))(
    'what is due, %s: no table of another topic is read',
    async (topic, tables) => {
      const nodes = await planned(
        'authenticated',
        `select * from public.admin_summary where topic = '${topic}'`,
      );
      expect([...new Set(nodes.flatMap((node) => node['Relation Name'] ?? []))].sort()).toEqual(tables);
    },
  );

  test('what is due has no other topics', async () => {
    const rows = await as<{ topic: string }>('authenticated', (run) =>
      run('select topic from public.admin_summary'),
    );
    expect(rows.map(({ topic }) => topic).sort()).toEqual(Object.keys(summaryTopics).sort());
  });

  test('an update of 500 SPPG asks who the admin is twice, not 500 times', async () => {
    await pglite.exec(`set track_functions = 'all'`);
    const calls = await as<{ calls: number }>('authenticated', async (run) => {
      await run(
        `update public.sppg set estimasi_selesai = 'Triwulan I 2027' where status_verifikasi = 'Sudah Operasional'`,
      );
      return run(
        `select pg_stat_get_xact_function_calls('private.can_manage()'::regprocedure)::int as calls`,
      );
    });
    // Once for the policy's USING, once for its WITH CHECK.
    expect(calls).toEqual([{ calls: 2 }]);
  }, 20_000);
});
