import { type Answer, type Attack, codeOf, type Scene, type Send } from './scene.ts';

/** Asks for the rows that a request wrote. */
export const RETURN = { prefer: 'return=representation' };

export type Request = [method: string, path: string, attack?: Attack];

/** Sends requests and returns the responses to those that are not refused correctly. */
export async function unrefused(send: Send, denied: number, requests: Request[]): Promise<string[]> {
  const found: string[] = [];
  for (const [method, path, attack] of requests) {
    const answer = await send(method, `/rest/v1/${path}`, attack);
    if (!isRefused(answer, denied)) found.push(`${method} ${path}: ${answer.status} ${answer.text}`);
  }
  return found;
}

function isRefused(answer: Answer, denied: number): boolean {
  // Row level security hides the rows, so an update or delete affects none.
  if (answer.status === 200) return answer.text === '[]';
  if (codeOf(answer) === '42501') return answer.status === denied;
  // Read-only views and their computed columns, identity columns, PUT on a view without a primary key, an empty filter.
  return ['55000', '0A000', '428C9', 'PGRST105', 'PGRST100'].includes(String(codeOf(answer)));
}

export async function columnsOf({ stack }: Scene, table: string): Promise<string[]> {
  const rows = await stack.sql<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 order by attnum`,
  );
  return rows.map(({ name }) => name);
}

/** A row to attack, whoever may read it. */
export async function anyRowOf({ stack }: Scene, table: string): Promise<Record<string, unknown>> {
  const [found] = await stack.sql<{ row: Record<string, unknown> }>(
    // As an admin, since some views have rows for them only.
    `with admin as materialized (
       select set_config('request.jwt.claims', json_build_object('sub', user_id)::text, true) as claims
       from public.accounts where role = 'admin' limit 1
     )
     select to_jsonb(t) as row from admin, lateral (select * from public.${table} where claims <> '' limit 1) as t`,
  );
  if (!found) throw new Error(`${table} has no row to attack`);
  return found.row;
}

/** A change of each column of all rows by itself. */
export async function changeEach(scene: Scene, table: string): Promise<Request[]> {
  const row = await anyRowOf(scene, table);
  const columns = await columnsOf(scene, table);
  return columns.map((column) => [
    'PATCH',
    `${table}?${columns[0]}=not.is.null`,
    { body: { [column]: row[column] ?? null }, headers: RETURN },
  ]);
}

/** Of a row, what the grants let a role write, so that policies have to refuse it; if that is nothing, all of the row. */
export async function grantedOf(
  scene: Scene,
  table: string,
  role: 'anon' | 'authenticated',
  verb: 'insert' | 'update',
): Promise<Record<string, unknown>> {
  const row = await anyRowOf(scene, table);
  const granted = await scene.stack.sql<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0
       and not attisdropped and has_column_privilege($1, attrelid, attnum, $2)`,
    [role, verb],
  );
  const written = granted.length > 0 ? granted.map(({ name }) => name) : await columnsOf(scene, table);
  return Object.fromEntries(written.map((column) => [column, row[column] ?? null]));
}

/** A change of all rows to what the grants let a role change. */
export async function changeGranted(
  scene: Scene,
  table: string,
  role: 'anon' | 'authenticated',
): Promise<Request> {
  const [key = ''] = await columnsOf(scene, table);
  const body = await grantedOf(scene, table, role, 'update');
  return ['PATCH', `${table}?${key}=not.is.null`, { body, headers: RETURN }];
}

/** Every way to delete from a table, and to write rows anew and over others. */
export async function writesTo(scene: Scene, table: string): Promise<Request[]> {
  const row = await anyRowOf(scene, table);
  const [key = ''] = await columnsOf(scene, table);
  const all = `${table}?${key}=not.is.null`;
  const merge = (how: string) => ({ prefer: `return=representation,resolution=${how}-duplicates` });
  return [
    ...[all, `${table}?or=()`, `${all}&limit=1&order=${key}`].map((path): Request => [
      'DELETE',
      path,
      { headers: RETURN },
    ]),
    ...[row, [row, row]].flatMap((body): Request[] => [
      ['POST', table, { body, headers: RETURN }],
      ['POST', table, { body, headers: merge('merge') }],
      ['POST', table, { body, headers: merge('ignore') }],
    ]),
    ['PUT', `${table}?${key}=eq.${String(row[key])}`, { body: row, headers: RETURN }],
  ];
}
