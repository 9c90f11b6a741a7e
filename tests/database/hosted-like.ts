import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';

const supabase = path.join(import.meta.dirname, '../../supabase');

/** What projects made before 2026 did by default: every new table and function belongs to the API roles too. */
const OLD_DEFAULT_PRIVILEGES = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');

/** A bare PostgreSQL with Supabase's roles and schemas, migrated; nothing of the embedded stack is involved. */
export async function openHostedLike(options?: { oldDefaultPrivileges?: boolean }): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { pgtap } });
  await pglite.exec(await readSql(path.join(import.meta.dirname, 'hosted-like.sql')));
  if (options?.oldDefaultPrivileges) await pglite.exec(OLD_DEFAULT_PRIVILEGES);
  for (const { name, sql } of await readFolder('migrations')) {
    await pglite.exec(sql).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  }
  return pglite;
}

/** `supabase/seed.sql`. */
export function readSeed(): Promise<string> {
  return readSql(path.join(supabase, 'seed.sql'));
}

/** The pgTAP files of `supabase/tests`. */
export function readPgtapFiles(): Promise<{ name: string; sql: string }[]> {
  return readFolder('tests');
}

/** Runs one pgTAP file and returns what it complains about, and how many assertions passed. */
export async function runPgtap(
  pglite: PGlite,
  sql: string,
): Promise<{ passed: number; complaints: string[] }> {
  try {
    const results = await pglite.exec(sql);
    const lines = results
      .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
      .filter((cell) => typeof cell === 'string')
      .flatMap((cell) => cell.split('\n'));
    return {
      passed: lines.filter((line) => line.startsWith('ok ')).length,
      complaints: lines.filter((line) => /^(not ok|#)/.test(line)),
    };
  } catch (error) {
    await pglite.exec('rollback');
    return { passed: 0, complaints: [String(error)] };
  }
}

async function readFolder(folder: string): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(path.join(supabase, folder))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readSql(path.join(supabase, folder, name)) })),
  );
}

function readSql(file: string): Promise<string> {
  return readFile(file, 'utf8');
}
