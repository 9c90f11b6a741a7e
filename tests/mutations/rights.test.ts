import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedLike, readSeed, startHostedLike } from '../database/hosted-like.ts';
import { onNative, readPgtapFiles, runPgtap } from '../database/tap.ts';
import { UNNOTICED } from './unnoticed.ts';

// Changes one right at a time and asks whether pgTAP notices it: the matrix of rights.test.sql, or else a file that names the table.
let database: HostedLike;

beforeAll(async () => {
  database = await startHostedLike();
  await database.client.query(await readSeed());
  await database.client.query('create extension pgtap with schema extensions');
});

afterAll(() => database?.stop());

type PgtapFile = Awaited<ReturnType<typeof readPgtapFiles>>[number];

interface Mutation {
  /** The table, view, function or bucket that it is about. */
  thing: string;
  statement: string;
}

/** Each policy that is for people, dropped or letting everything through. */
const POLICIES = `
  select coalesce(substring(concat(qual, with_check) from 'bucket_id (?:=|<>) ''(\\w+)'), tablename) as thing, changed as statement
  from pg_policies,
    format('policy %I on %I.%I', policyname, schemaname, tablename) as policy,
    unnest(array[
      'drop ' || policy,
      'alter ' || policy || case when qual <> 'true' then ' using (true)' else '' end
        || case when with_check <> 'true' then ' with check (true)' else '' end
    ]) as changed
  where schemaname in ('public', 'storage') and roles <> '{function_owner}' and changed <> 'alter ' || policy`;

/** Each verb of each table, view and function, given to a role that has it not, or taken. */
const GRANTS = `
  select relname as thing,
    case when has_table_privilege(role, oid, verb) or verb <> 'delete' and has_any_column_privilege(role, oid, verb)
      then format('revoke %s on public.%I from %s', verb, relname, role) else format('grant %s on public.%I to %s', verb, relname, role)
    end as statement
  from pg_class, unnest(array['select', 'insert', 'update', 'delete']) as verb, unnest(array['anon', 'authenticated', 'service_role']) as role
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  union all
  select proname,
    case when has_function_privilege(role, oid, 'execute')
      then format('revoke execute on function %s from %s', oid::regprocedure, role) else format('grant execute on function %s to %s', oid::regprocedure, role)
    end
  from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;

const SECURITY = `
  select relname as thing, format('alter table %s disable row level security', oid::regclass) as statement
  from pg_class where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = 'storage.objects'::regclass)`;

/** The mutations that rights.test.sql does not notice. Its rows are made once, and its assertions run after each mutation. */
async function unnoticedByMatrix(client: Client, sql: string, mutations: Mutation[]): Promise<Mutation[]> {
  const [rows = '', trials = '', grants = ''] = sql.split(/^(select pg_temp\.try.*;)$/m);
  await client.query(rows);
  const isNoticed = async (mutation: string, assertions: string) => {
    await client.query('savepoint before');
    try {
      const results = await onNative(client)(`${mutation}; ${assertions}`);
      return results.some((result) => result.rows.flat().some((line) => String(line).startsWith('not ok')));
    } catch {
      return true;
    } finally {
      await client.query('rollback to savepoint before');
    }
  };
  const unnoticed: Mutation[] = [];
  for (const { thing, statement } of mutations) {
    const noticed =
      (await isNoticed(statement, grants.replace(/^rollback;$/m, ''))) ||
      (await isNoticed(statement, `set local tests.tried = '^${thing}$'; ${trials}`)) ||
      (await isNoticed(statement, trials));
    if (!noticed) unnoticed.push({ thing, statement });
  }
  await client.query('rollback');
  return unnoticed;
}

/** The name of a file that fails after a mutation, of those that name what it is about, the most often first; or schema.test.sql. */
async function findNoticing(client: Client, files: PgtapFile[], { thing, statement }: Mutation) {
  const word = statement.includes('storage.objects') ? 'storage.objects' : thing;
  const mentions = ({ sql }: PgtapFile) => sql.split(word).length;
  // What setup.psql names, every file does.
  const fewest = Math.min(...files.map(mentions));
  const naming = files.filter((file) => mentions(file) > fewest || file.name === 'schema.test.sql');
  for (const { name, sql } of naming.toSorted((a, b) => mentions(b) - mentions(a))) {
    const mutated = sql.replace('begin;', () => `begin;\n${statement};`);
    const failed = await runPgtap(onNative(client), mutated).catch((error: unknown) => [String(error)]);
    if (failed.length > 0) return name;
  }
  return undefined;
}

test('every change of a right is noticed by pgTAP, or changes nothing', async () => {
  const { client } = database;
  const mutations: Mutation[] = [];
  for (const query of [POLICIES, GRANTS, SECURITY])
    mutations.push(...(await client.query<Mutation>(query)).rows);
  const all = await readPgtapFiles();
  const matrix = all.find(({ name }) => name === 'rights.test.sql');
  const files = all.filter((file) => file !== matrix);

  const unnoticed: string[] = [];
  for (const mutation of await unnoticedByMatrix(client, matrix?.sql ?? '', mutations)) {
    const noticing = await findNoticing(client, files, mutation);
    console.log(noticing ?? 'unnoticed', '|', mutation.statement);
    if (!noticing) unnoticed.push(mutation.statement);
  }
  console.log(`${mutations.length} changes, of which ${unnoticed.length} are unnoticed`);
  expect(unnoticed.toSorted()).toEqual(Object.values(UNNOTICED).flat().toSorted());
}, 7_200_000);
