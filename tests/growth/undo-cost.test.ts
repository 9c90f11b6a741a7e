import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedLike } from '../database/hosted-like.ts';

interface PlanNode {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const ADMIN = '10000000-0000-4000-8000-000000000001';
const span = (account: string) => `'${account}', now() - interval '1 hour', now() + interval '1 hour'`;

/** Accounts that have added so many SPPG. */
const few = { account: '10000000-0000-4000-8000-000000000002', amount: 100 };
const many = { account: '10000000-0000-4000-8000-000000000003', amount: 1000 };

let pglite: PGlite;

beforeAll(async () => {
  pglite = await openHostedLike();
  await pglite.exec(`
    insert into auth.users (id, email) values
      ('${ADMIN}', 'admin@contoh.id'), ('${few.account}', 'sedikit@contoh.id'), ('${many.account}', 'banyak@contoh.id');
    update public.accounts set role = 'admin';
    insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
    insert into public.audit_log (created_at, actor_id, actor_role, action, table_name, row_id, before, after)
    select
      now() - n * interval '1 minute', ('30000000-0000-4000-8000-' || lpad((n % 150)::text, 12, '0'))::uuid, 'authenticated',
      'UPDATE', 'sppg', ('40000000-0000-4000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid, '{"nama": "A"}', '{"nama": "B"}'
    from generate_series(1, 20000) as n;
    analyze`);
  // What PostgreSQL has not counted yet: an attack is undone at once.
  for (const { account, amount } of [few, many]) {
    await signIn(account);
    await pglite.exec(`
      insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
      select '${amount}-' || n, 'SPPG', 'Jalan Uji', '20000000-0000-4000-8000-000000000001' from generate_series(1, ${amount}) as n`);
  }
  await signIn(ADMIN);
}, 120_000);

afterAll(() => pglite?.close());

const signIn = (account: string) =>
  pglite.exec(
    `set role authenticated; set "request.jwt.claims" = '{"role": "authenticated", "sub": "${account}"}'`,
  );

/** The plan of a statement with what it did. */
async function explained(statement: string): Promise<PlanNode> {
  const { rows } = await pglite.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, format json) ${statement}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('No plan.');
  return plan;
}

async function pagesOf(statement: string) {
  const plan = await explained(statement);
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The rows that are looked at, taken or not. */
const rowsOf = (plan: PlanNode) =>
  nodesOf(plan).reduce(
    (sum, node) =>
      sum +
      node['Actual Loops'] *
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Join Filter'] ?? 0)),
    0,
  );

test('planned without knowing whose changes, the preview looks at each row a few times, not at each beside all others', async () => {
  await pglite.exec('reset role; set plan_cache_mode = force_generic_plan');
  const { rows } = await pglite.query<{ body: string }>(
    `select prosrc as body from pg_proc where oid = 'private.undoings(uuid,timestamptz,timestamptz)'::regprocedure`,
  );
  const names = ['account_id', 'since', 'until'];
  const body = names.reduce(
    (text, name, index) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `$${index + 1}`),
    rows[0]?.body.replaceAll(/--.*/g, '') ?? '',
  );
  await pglite.exec(`prepare preview (uuid, timestamptz, timestamptz) as ${body}`);
  expect(rowsOf(await explained(`execute preview (${span(many.account)})`))).toBeLessThan(many.amount * 30);
  await pglite.exec('deallocate preview; reset plan_cache_mode');
  await signIn(ADMIN);
});

test('ten times as many rows cost ten times as much, to preview and to undo', async () => {
  const preview = ({ account }: typeof few) => `select * from public.account_changes(${span(account)})`;
  const undo = ({ account }: typeof few) =>
    `select * from public.undo_account_changes(${span(account)}, (
      select jsonb_object_agg(table_name || ' ' || row_id, last_entry) from public.account_changes(${span(account)})
    ))`;
  for (const statement of [preview, undo]) {
    const pages = await pagesOf(statement(few));
    // The preview reads 12 pages for each row, undoing 250.
    expect(await pagesOf(statement(many))).toBeLessThan(pages * 12);
  }
  const { rows } = await pglite.query('select from public.sppg');
  expect(rows).toEqual([]);
}, 60_000);
