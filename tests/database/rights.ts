import type { PGlite } from '@electric-sql/pglite';

/** Whom the table in supabase/rights.md tells apart. */
export interface Person {
  role: 'anon' | 'authenticated';
  userId?: string;
  mode?: 'any_signed_in' | 'approved_only';
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
type Command = (typeof commands)[number];

/** How many rows: none, those of the caller, some, all. */
const levels = ['none', 'own', 'some', 'all'] as const;
type Level = (typeof levels)[number];

interface Policy {
  relation: string;
  name: string;
  command: Command | 'ALL';
  roles: string[];
  /** USING and WITH CHECK together. */
  condition: string;
}

interface Relation {
  name: string;
  isView: boolean;
  /** Whether a view shows managers some of the rows that admins see, as files_to_remove.test.sql and others prove. */
  isPartly: boolean;
  /** The tables and views that a view reads. */
  sources: string[];
  /** Such as 'anon SELECT'. */
  grants: string[];
}

const RELATIONS = `
  select relname as name, relkind = 'v' as "isView",
    relkind = 'v' and (
      relname = 'files_to_remove' or pg_get_viewdef(pg_class.oid) like '%is_manager()%'
    ) as "isPartly",
    array(
      select distinct source.relname::text
      from pg_rewrite
        join pg_depend on pg_depend.objid = pg_rewrite.oid and pg_depend.classid = 'pg_rewrite'::regclass
        join pg_class as source on source.oid = pg_depend.refobjid and pg_depend.refclassid = 'pg_class'::regclass
      where pg_rewrite.ev_class = pg_class.oid and source.oid <> pg_class.oid
        -- What a schema that the API does not expose adds to rows, it decides by itself.
        and source.relnamespace = 'public'::regnamespace
    ) as sources,
    array(
      select role || ' ' || command
      from unnest(array['anon', 'authenticated']) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as command
      where has_table_privilege(role, pg_class.oid, command)
        or command <> 'DELETE' and has_any_column_privilege(role, pg_class.oid, command)
    ) as grants
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  order by relkind, relname`;

// Restrictive policies only take away: they limit how something is done, not who may do it.
const POLICIES = `
  select schemaname || '.' || tablename as relation, policyname as name, cmd as command, roles::text[] as roles,
    concat_ws(' AND ', '(' || qual || ')', '(' || with_check || ')') as condition
  from pg_policies
  where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'`;

const FUNCTIONS = `
  select proname as name,
    format('select public.%I(%s)', proname, (
      select string_agg('null::' || type::regtype, ', ' order by position)
      from unnest(proargtypes) with ordinality as arguments (type, position)
    )) as call
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  order by proname`;

/** Splits at a word that stands outside of parentheses. */
function splitOutside(text: string, word: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of text.split(/([()]| AND | OR )/)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (depth === 0 && token === word) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}

/** What a condition asks of the caller: any of these sets of functions, each of which must agree. */
function demands(condition: string): string[][] {
  const text = condition.replace(/'(?:[^']|'')*'/g, "''").trim();
  const either = splitOutside(text, ' OR ');
  if (either.length > 1) return either.flatMap(demands);
  const both = splitOutside(text, ' AND ');
  if (both.length > 1)
    return both.map(demands).reduce((all, next) => all.flatMap((a) => next.map((b) => [...a, ...b])));
  const inner = /^\(([^]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return demands(inner);
  return [Array.from(text.matchAll(/\b(?:private|auth)\.\w+(?=\()/g), ([name]) => name)];
}

/**
 * What each of the people may do with each table, view, function and bucket, as the rows of a Markdown table. Within a
 * transaction.
 */
export async function readRights(pglite: PGlite, people: Person[]): Promise<string[]> {
  const relations = (await pglite.query<Relation>(RELATIONS)).rows;
  const policies = (await pglite.query<Policy>(POLICIES)).rows;
  const functions = (await pglite.query<{ name: string; call: string }>(FUNCTIONS)).rows;
  const buckets = (
    await pglite.query<{ id: string; public: boolean }>('select id, public from storage.buckets order by id')
  ).rows;
  const cells = new Map<string, string[]>();

  for (const person of people) {
    await pglite.query('savepoint person');
    await become(pglite, person);
    const agreeing = await agreeingFunctions(pglite, person);

    const level = (found: Policy[], command: Command): Level => {
      const applicable = found.filter(
        (policy) => [command, 'ALL'].includes(policy.command) && policy.roles.includes(person.role),
      );
      return most(
        applicable.flatMap((policy) =>
          demands(policy.condition).map((names) => {
            if (!names.every((name) => agreeing(name, policy.name))) return 'none';
            return names.includes('auth.uid') ? 'own' : 'all';
          }),
        ),
      );
    };

    const relationLevel = (name: string, command: Command): Level => {
      const relation = relations.find((candidate) => candidate.name === name);
      if (!relation?.grants.includes(`${person.role} ${command}`)) return 'none';
      if (relation.isPartly) {
        if (agreeing('private.is_admin', name)) return 'all';
        return agreeing('private.is_manager', name) ? 'some' : 'none';
      }
      // One that only calls a function shows what that decides.
      if (relation.isView && relation.sources.length === 0) return 'all';
      // Views have the rights of whoever reads them.
      if (relation.isView) return least(relation.sources.map((source) => relationLevel(source, command)));
      return level(
        policies.filter((policy) => policy.relation === `public.${name}`),
        command,
      );
    };

    const add = (thing: string, cell: string) => cells.set(thing, [...(cells.get(thing) ?? []), cell]);
    for (const { name, isView } of relations) {
      const found = commands.map((command) => relationLevel(name, command));
      add(`${isView ? 'view' : 'table'} \`${name}\``, words(found));
    }
    for (const { name, call } of functions)
      add(`function \`${name}\``, (await isRefused(pglite, call)) ? '–' : 'call');
    for (const { id, public: isPublic } of buckets) {
      const ofBucket = policies.filter(
        ({ relation, condition }) =>
          relation === 'storage.objects' &&
          (condition.includes(`bucket_id = '${id}'::text`) || !condition.includes('bucket_id')),
      );
      const found = commands.map((command) => level(ofBucket, command));
      add(`bucket \`${id}\``, isPublic ? words(found, ['read'], 'list') : words(found));
    }
    await pglite.query('rollback to savepoint person');
  }
  return Array.from(cells, ([thing, row]) => `| ${[thing, ...row].join(' | ')} |`);
}

/** The four levels in words. What can't be read can't be edited or deleted either, as no filter finds it. */
function words([read = 'none', add = 'none', ...changes]: Level[], always: string[] = [], reading = 'read') {
  const found = [read, add, ...changes.map((level) => least([level, read]))];
  const named = [reading, 'add', 'edit', 'delete'];
  const ofLevel = (level: Level) => named.filter((_verb, index) => found[index] === level).join(', ');
  const [own, some] = [ofLevel('own'), ofLevel('some')];
  const cell = [...always, ofLevel('all'), some && `some: ${some}`, own && `own: ${own}`];
  return cell.filter(Boolean).join(', ') || '–';
}

const byLevel = (a: Level, b: Level) => levels.indexOf(a) - levels.indexOf(b);
const most = (found: Level[]): Level => found.toSorted(byLevel).at(-1) ?? 'none';
const least = (found: Level[]): Level => found.toSorted(byLevel)[0] ?? 'none';

async function become(pglite: PGlite, { role, userId, mode }: Person) {
  if (mode) await pglite.query('update public.access_settings set access_mode = $1', [mode]);
  const claims = JSON.stringify({ role, sub: userId });
  await pglite.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
  await pglite.query(`set local role ${role}`);
}

/** Which functions that policies ask say yes to this person. */
async function agreeingFunctions(pglite: PGlite, { role }: Person) {
  const known = new Map([
    ['private.is_admin', false],
    ['private.is_manager', false],
    ['private.can_manage', false],
    ['auth.uid', role !== 'anon'],
    // A limit on the size of a request.
    ['private.assert_no_circle', true],
  ]);
  if (role !== 'anon') {
    const { rows } = await pglite.query<{ can_manage: boolean; is_admin: boolean; is_manager: boolean }>(
      'select * from public.my_access()',
    );
    known.set('private.is_admin', rows[0]?.is_admin ?? false);
    known.set('private.is_manager', rows[0]?.is_manager ?? false);
    known.set('private.can_manage', rows[0]?.can_manage ?? false);
  }
  return (name: string, policy: string) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    throw new Error(
      `The policy "${policy}" asks ${name}(), which tests/database/rights.ts does not know yet.`,
    );
  };
}

/** Whether a function refuses this caller, whatever the arguments. */
async function isRefused(pglite: PGlite, call: string): Promise<boolean> {
  await pglite.query('savepoint call');
  try {
    await pglite.query(call);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '42501';
  } finally {
    await pglite.query('rollback to savepoint call');
  }
}
