import path from 'node:path';
import type { Extension, PGlite } from '@electric-sql/pglite';
import { ANON_KEY } from './addresses.ts';
import { findDatabase, keepDatabase, readJwtSecret } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { createEndpoints } from './endpoints.ts';
import type { Mail } from './mailer.ts';
import { createObjectStore } from './object-store.ts';
import { prepareDatabase } from './prepare-database.ts';
import { uploadSeedFiles } from './seed.ts';
import { readSettings } from './settings.ts';

export interface LocalStackOptions {
  /** Folder that keeps the data between runs; without it everything lives in memory. */
  dataDir?: string;
  /** Whether a new database gets `seed.sql` and the seed files (default: yes). */
  seed?: boolean;
  /** Further PostgreSQL extensions to offer, such as pgtap. */
  extensions?: Record<string, Extension>;
  /** The folder with config.toml, migrations and seed (default: this repository's `supabase`). */
  supabaseDir?: string;
  /** Gets every mail that the hosted service would send; without it they go nowhere. */
  onMail?: (mail: Mail) => void;
}

export interface LocalStack {
  /** Answers `/auth/v1`, `/rest/v1` and `/storage/v1`; `clientAddress` is what SQL sees as x-forwarded-for. */
  fetch(request: Request, clientAddress?: string): Promise<Response>;
  /** Runs a query as the database's owner, between requests. */
  sql<Row>(query: string, params?: unknown[]): Promise<Row[]>;
  /** Hands out PostgreSQL itself as the database's owner; no request is answered until the task ends. */
  withDatabase<T>(task: (pglite: PGlite) => Promise<T>): Promise<T>;
  anonKey: string;
  /** What the developer should be told, such as a migration that was changed after it had been applied. */
  notes: string[];
  /** Waits for running requests, then closes the database cleanly. */
  close(): Promise<void>;
}

/** Starts the embedded Supabase: migrated, and seeded if new. Throws a LocalStackError that says what to do. */
export async function startLocalStack(options: LocalStackOptions = {}): Promise<LocalStack> {
  const { dataDir } = options;
  if (!dataDir) return boot(options);
  const unlock = await lockDataDir(dataDir);
  try {
    const stack = await boot(options);
    return {
      ...stack,
      async close() {
        await stack.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function boot(options: LocalStackOptions): Promise<LocalStack> {
  const { dataDir, seed = true, extensions } = options;
  const supabaseDir = options.supabaseDir ?? path.join(import.meta.dirname, '..');
  const settings = await readSettings(supabaseDir);
  const isNew = !dataDir || !(await findDatabase(dataDir));
  const { database, notes } = await prepareDatabase({ dataDir, isNew, seed, extensions, supabaseDir });
  const { pglite, connection } = database;
  const store = createObjectStore(dataDir && path.join(dataDir, 'storage'));
  if (isNew && seed) await uploadSeedFiles(pglite, store, settings.seedFolders);
  if (isNew && dataDir) await keepDatabase(dataDir);
  const endpoints = await createEndpoints(
    database,
    settings,
    store,
    options.onMail ?? (() => undefined),
    dataDir && (await readJwtSecret(dataDir)),
  );
  return {
    fetch: (request, clientAddress = '127.0.0.1') => endpoints.fetch(request, clientAddress),
    sql: <Row>(query: string, params?: unknown[]) =>
      endpoints.betweenRequests(async () => (await pglite.query<Row>(query, params)).rows),
    withDatabase: (task) => endpoints.betweenRequests(task),
    anonKey: ANON_KEY,
    notes,
    close: () => endpoints.betweenRequests(() => connection.close()),
  };
}
