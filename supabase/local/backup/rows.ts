// The rows of a backup: read and loaded with plain queries, so that no client tools of PostgreSQL are needed, whose version would
// have to fit the server's. A value goes as the text that PostgreSQL makes of it and reads again, which loses nothing.
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { Sum } from './manifest.ts';

export interface Table {
  /** As SQL writes it: public.sppg. */
  name: string;
  columns: string[];
  /** The types of the columns, in the same order. */
  types: string[];
}

/**
 * For the rest of the transaction: texts that do not depend on settings of the server, types with their schema, and no time limit, which
 * a project has for its API's sake.
 */
export const EXACT_TEXTS = `set local search_path = ''; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/**
 * What is backed up: all that migrations made, but for private.known_tables, which migrations alone write; and who has an account.
 * Not sessions and what is about to expire, as tokens are signed with a secret of the project: in another one all sign in anew.
 * Buckets come with the migrations, rows of files with the files.
 */
const TABLES = `
  select
    format('%I.%I', nspname, relname) as name,
    array_agg(attname::text order by attnum) as columns,
    array_agg(format_type(atttypid, atttypmod) order by attnum) as types
  from pg_catalog.pg_class
    join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    join pg_catalog.pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    and (
      nspname in ('public', 'private') and relname <> 'known_tables'
      or nspname = 'auth' and relname in ('users', 'identities', 'mfa_factors')
    )
  group by nspname, relname
  order by nspname collate "C", relname collate "C"`;

export async function tablesOf(db: Client): Promise<Table[]> {
  return (await db.query<Table>(TABLES)).rows;
}

/** The sequences that give columns their numbers. Those of throttling stand alone: they count clients of a day. */
const SEQUENCES = `
  select pg_class.oid::regclass::text as name, pg_sequence_last_value(pg_class.oid)::text as last
  from pg_catalog.pg_class
    join pg_catalog.pg_depend on objid = pg_class.oid and classid = 'pg_catalog.pg_class'::regclass and deptype in ('a', 'i')
  where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and refobjid <> 'private.known_tables'::regclass
  order by name`;

export async function sequencesOf(db: Client): Promise<Record<string, string | null>> {
  const { rows } = await db.query<{ name: string; last: string | null }>(SEQUENCES);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

const quoted = (column: string) => `"${column.replaceAll('"', '""')}"`;

/** The rows of a table, each as a line of JSON, in an order that does not depend on the server. Needs a transaction. */
export async function* linesOf(db: Client, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await db.query(`
    declare lines no scroll cursor for
    select line from (select array_to_json(array[${texts}]::text[])::text as line from ${name}) as written order by line collate "C"`);
  for (;;) {
    const { rows } = await db.query<{ line: string }>('fetch 500 from lines');
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await db.query('close lines');
}

/** Sums up lines, and hands each to `each`, with the break at its end. */
export async function sumOf(
  lines: AsyncIterable<string>,
  each?: (line: string) => void | Promise<void>,
): Promise<Sum> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    size += 1;
    await each?.(`${line}\n`);
  }
  return { sha256: hash.digest('hex'), size };
}

const BATCH_BYTES = 2_000_000;

/** Adds the rows of a backed-up table, whose lines have these columns; those that the table lacks are left out. */
export async function loadRows(
  db: Client,
  { name, columns, types }: Table,
  backedUp: string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  const known = columns.filter((column) => backedUp.includes(column));
  const values = known.map(
    (column) => `(line ->> ${backedUp.indexOf(column)})::${types[columns.indexOf(column)]}`,
  );
  const insert = `insert into ${name} (${known.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as line`;
  let batch: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await db.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (bytes > BATCH_BYTES) await flush();
  }
  await flush();
}
