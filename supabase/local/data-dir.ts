import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Extension } from '@electric-sql/pglite';
import { type Database, openDatabase } from './database.ts';
import { LocalStackError } from './local-stack-error.ts';

const POSTGRES_MAJOR = '17';

/**
 * Whether `dataDir` contains a complete database. Removes what an interrupted first start left behind. Throws a
 * LocalStackError if the database was complete and is gone.
 */
export async function findDatabase(dataDir: string): Promise<boolean> {
  const isComplete = existsSync(path.join(dataDir, 'complete'));
  if (isComplete && !existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) throw damaged(dataDir);
  if (!isComplete) {
    for (const part of ['postgres', 'storage']) {
      await rm(path.join(dataDir, part), { recursive: true, force: true });
    }
  }
  return isComplete;
}

/** Marks the database in `dataDir` as complete. */
export async function keepDatabase(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, 'complete'), '');
}

/**
 * Opens the database in `dataDir`; a new one is created from `snapshot`. Throws a LocalStackError if it can't be
 * read.
 */
export async function openDataDir(
  dataDir: string,
  options: { snapshot?: Blob; extensions?: Record<string, Extension> },
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
    return await openDatabase({ dataDir: postgresDir, ...options });
  } catch (cause) {
    throw damaged(dataDir, cause);
  }
}

function damaged(dataDir: string, cause?: unknown): LocalStackError {
  return new LocalStackError(
    `The data in ${dataDir} is damaged and can't be opened. Run "npm run db:reset" to start afresh with the seed data.`,
    { cause },
  );
}

/** The secret that signs access tokens; stored with the data, so that sessions survive a restart. */
export async function readJwtSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
