import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Extension } from '@electric-sql/pglite';
import { type Database, openDatabase } from './database.ts';
import { LocalStackError } from './local-stack-error.ts';

const POSTGRES_MAJOR = '17';

/** Opens the database kept in `dataDir`, creating it if there is none. Throws a LocalStackError if it can't be read. */
export async function openDataDir(
  dataDir: string,
  extensions?: Record<string, Extension>,
): Promise<Database> {
  const postgresDir = path.join(dataDir, 'postgres');
  await mkdir(postgresDir, { recursive: true });
  const major = await readFile(path.join(postgresDir, 'PG_VERSION'), 'utf8').catch(() => POSTGRES_MAJOR);
  if (major.trim() !== POSTGRES_MAJOR) {
    throw new LocalStackError(
      `The data in ${dataDir} was written by PostgreSQL ${major.trim()}, this is PostgreSQL ${POSTGRES_MAJOR}. Run "npm run db:reset" to start afresh.`,
    );
  }
  try {
    return await openDatabase({ dataDir: postgresDir, extensions });
  } catch (cause) {
    throw new LocalStackError(
      `The data in ${dataDir} is damaged and can't be opened. Run "npm run db:reset" to start afresh with the seed data.`,
      { cause },
    );
  }
}

/** The secret that signs sessions; kept beside the data, so that a restart signs nobody out. */
export async function readJwtSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
