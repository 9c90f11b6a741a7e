import type { Client } from 'pg';
import { everyRow, type Row } from '../database/every-row.ts';

/** A table's rows by their primary key. */
export type Table = Map<string, Row>;

/** Every row, and what managers stand for, by table. */
export async function readRows(client: Client): Promise<Map<string, Table>> {
  const { rows: keyed } = await client.query<{ name: string; keys: string[] }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name, array_agg(attname::text order by attnum) as keys
    from pg_index
      join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary group by relnamespace, relname`);
  const keysOf = new Map(keyed.map(({ name, keys }) => [name, keys]));
  const found = new Map<string, Table>();
  for (const [name, rows] of Object.entries(await everyRow(client))) {
    const keyOf = (row: Row) => JSON.stringify(keysOf.get(name)?.map((key) => row[key]) ?? row);
    found.set(name, new Map(rows.map((row) => [keyOf(row), row])));
  }
  found.set('what managers stand for', await readConfirmed(client));
  return found;
}

/** The rows of kitchens that say what a manager last stood for: no column holds that, but a hash of all columns. */
async function readConfirmed(client: Client): Promise<Table> {
  const { rows } = await client.query<{ name: string }>(`
    select table_name || ' ' || row_id as name
    from private.words_of_kitchens(array(select id from public.sppg)) join private.sppg_confirmed_words using (sppg_id, table_name, row_id, words)`);
  return new Map(rows.map(({ name }) => [name, {}]));
}

/** The columns that have another value in each database by themselves: by now() and gen_random_uuid(). */
export async function readChangingColumns(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I.%I', relnamespace::regnamespace, relname, attname) as name
    from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class on pg_class.oid = adrelid
    where pg_get_expr(adbin, adrelid) ~ 'now\\(\\)|clock_timestamp\\(\\)|gen_random_uuid\\(\\)'`);
  return new Set(rows.map(({ name }) => name));
}
