import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

const folder = path.join(import.meta.dirname, '../../supabase/tests');

/** The pgTAP files of `supabase/tests`. */
export async function readPgtapFiles(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).sort();
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(path.join(folder, name), 'utf8'));
  // psql includes files by itself.
  const withIncluded = (sql: string) =>
    sql.replace(/^\\ir (\S+)$/gm, (_, name: string) => texts.get(name) ?? '');
  return names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: withIncluded(texts.get(name) ?? '') }));
}

/** Runs statements on a PostgreSQL and gives the rows of each, as lists of values. */
type Execute = (sql: string) => Promise<{ rows: unknown[] }[]>;

export const onPglite =
  (pglite: PGlite): Execute =>
  (sql) =>
    pglite.exec(sql, { rowMode: 'array' });

export const onNative =
  (client: Client): Execute =>
  async (text) =>
    [await client.query({ text, rowMode: 'array' })].flat();

/**
 * Runs one pgTAP file and returns its `failures`.
 * @throws if a statement fails; it is rolled back, so that the database stays usable
 */
export async function runPgtap(execute: Execute, sql: string): Promise<string[]> {
  const results = await execute(sql).catch(async (error: unknown) => {
    await execute('rollback');
    throw error;
  });
  return failures(results.flatMap(({ rows }) => rows.flat().map(String)));
}

/** The failed assertions of a pgTAP run, each with its diagnosis; empty if all planned assertions passed. */
export function failures(output: string[]): string[] {
  const lines = output.flatMap((text) => text.split('\n'));
  const results = lines.filter((line) => /^(not )?ok \d+/.test(line));
  const planned = Number(
    lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find((count) => count !== undefined),
  );
  const failed = lines.flatMap((line, index) =>
    /^not ok \d+(?!.*# TODO)/.test(line) ? [line + diagnosis(lines.slice(index + 1))] : [],
  );
  if (Number.isNaN(planned)) failed.push('The file has no plan.');
  else if (planned !== results.length) failed.push(`Planned ${planned} assertions, ran ${results.length}.`);
  return failed;
}

function diagnosis(following: string[]): string {
  const end = following.findIndex((line) => !line.startsWith('#'));
  return following
    .slice(0, end === -1 ? undefined : end)
    .map((line) => `\n${line}`)
    .join('');
}
