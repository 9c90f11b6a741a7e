import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { readSeed } from '../database/hosted-like.ts';

/** Tables that may stay empty, and why. */
const mayBeEmpty: Record<string, string> = {};

/** The seed and a month of use, in SQL. */
export async function filledRows(): Promise<string> {
  return (await readSeed()) + (await readFile(path.join(import.meta.dirname, 'filled.sql'), 'utf8'));
}

/**
 * Gives a migrated database the seed and a month of use: accounts, files, and rows of every table of the schemas public and
 * private. Throws if one stays empty: `filled.sql` needs a row of it.
 * @param rows - as of `filledRows`
 */
export async function fillDatabase(owner: Client, rows?: string): Promise<void> {
  await owner.query(rows ?? (await filledRows()));
  const counts = await rowCounts(owner);
  const empty = Object.keys(counts).filter(
    (table) => /^(?:public|private)\./.test(table) && counts[table] === 0 && !(table in mayBeEmpty),
  );
  if (empty.length > 0) throw new Error(`tests/rehearsals/filled.sql has no row of ${empty.join(', ')}.`);
}

/** How many rows each table has of the schemas that migrations and people write to, as `public.sppg`. */
export async function rowCounts(owner: Client): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage') order by name`);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await owner.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}
