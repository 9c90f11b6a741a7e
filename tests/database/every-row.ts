import type { Client } from 'pg';

export type Row = Record<string, unknown>;

/** Every row of the schemas that migrations, people and services write to, by table, such as `public.sppg`. */
export async function everyRow(client: Client): Promise<Record<string, Row[]>> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const found: Record<string, Row[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} as t order by to_jsonb(t)::text collate "C"`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
