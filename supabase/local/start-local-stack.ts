import path from 'node:path';
import type { Extension, PGlite } from '@electric-sql/pglite';
import type { AskHost } from './ask-for-build.ts';
import { ANON_KEY } from './addresses.ts';
import { findDatabase, keepDatabase, readJwtSecret } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { createEndpoints } from './endpoints.ts';
import { startMailWorker } from './mail-worker.ts';
import type { Mail } from './mailer.ts';
import { createObjectStore } from './object-store.ts';
import { prepareDatabase } from './prepare-database.ts';
import { putFile, uploadSeedFiles } from './seed.ts';
import { readSettings } from './settings.ts';

export interface LocalStackOptions {
  /** Folder for the data; without it everything is in memory. */
  dataDir?: string;
  /** Whether a new database gets `seed.sql` and the seed files (default: yes). */
  seed?: boolean;
  /** Additional PostgreSQL extensions, such as pgtap. */
  extensions?: Record<string, Extension>;
  /** The folder with config.toml, migrations and seed (default: this repository's `supabase`). */
  supabaseDir?: string;
  /** Receives every mail that the hosted service would send; without it mails are dropped, or wait in the outbox. */
  onMail?: (mail: Mail) => void;
  /** Receives the requests for builds that the hosted service would send to the site's host; without it they are taken. */
  askHost?: AskHost;
  /** Where the site itself is served, once that is known; `site_url` of config.toml without it. */
  siteUrl?: () => string | undefined;
}

export interface LocalStack {
  /** Responds to `/auth/v1`, `/rest/v1`, `/storage/v1` and `/functions/v1`; SQL sees `clientAddress` as x-forwarded-for. */
  fetch(request: Request, clientAddress?: string): Promise<Response>;
  /** Runs a query as the database's owner, between requests. */
  sql<Row>(query: string, params?: unknown[]): Promise<Row[]>;
  /** Runs a task with direct access to PostgreSQL, as the database's owner. Requests wait until it ends. */
  withDatabase<T>(task: (pglite: PGlite) => Promise<T>): Promise<T>;
  /** Puts a file into a bucket, unless it is there already. */
  putFile(bucket: string, name: string, bytes: Buffer): Promise<void>;
  anonKey: string;
  /** The key of the project's owner, for whoever has this object. */
  serviceKey: string;
  /** Notes for the developer, such as a migration that was changed after it had been applied. */
  notes: string[];
  /** Waits for running requests, then closes the database cleanly. */
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase: migrated, and seeded if new. Throws a LocalStackError for problems the developer can
 * solve.
 */
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
  if (!isNew && dataDir) notes.push(...(await notesOnFiles(pglite, store, dataDir)));
  const endpoints = await createEndpoints(
    database,
    settings,
    store,
    options.onMail ?? (() => undefined),
    dataDir && (await readJwtSecret(dataDir)),
  );
  const mailWorker =
    options.onMail && (await hasOutbox(pglite))
      ? startMailWorker(
          (task) => endpoints.betweenRequests(task),
          options.onMail,
          options.askHost ?? (async () => new Response()),
          () => options.siteUrl?.() ?? settings.auth.siteUrl,
        )
      : undefined;
  return {
    async fetch(request, clientAddress = '127.0.0.1') {
      const response = await endpoints.fetch(request, clientAddress);
      if (!['GET', 'HEAD'].includes(request.method)) mailWorker?.wake(siteOf(request));
      return response;
    },
    sql: <Row>(query: string, params?: unknown[]) =>
      endpoints.betweenRequests(async () => (await pglite.query<Row>(query, params)).rows),
    withDatabase: (task) => endpoints.betweenRequests(task),
    putFile: (bucket, name, bytes) =>
      endpoints.betweenRequests(() => putFile(pglite, store, bucket, name, bytes)),
    anonKey: ANON_KEY,
    serviceKey: endpoints.serviceKey,
    notes,
    async close() {
      await mailWorker?.stop();
      await endpoints.betweenRequests(() => connection.close());
    },
  };
}

/** The site whose page sent a request: with its own server, it is on another port than this stack. */
const siteOf = (request: Request) => request.headers.get('origin') ?? new URL(request.url).origin;

/** Other migrations than this repository's may have none. */
async function hasOutbox(pglite: PGlite): Promise<boolean> {
  const { rows } = await pglite.query<{ is_there: boolean }>(
    `select to_regclass('public.mail_outbox') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}

async function notesOnFiles(
  pglite: PGlite,
  store: ReturnType<typeof createObjectStore>,
  dataDir: string,
): Promise<string[]> {
  const { rows } = await pglite.query<{ bucket_id: string; name: string }>(
    'select bucket_id, name from storage.objects',
  );
  const found = await Promise.allSettled(
    rows.map((row) => store.headObject(row.bucket_id, row.name, undefined)),
  );
  const lost = found.filter(({ status }) => status === 'rejected').length;
  if (lost === 0) return [];
  return [
    `${dataDir} has lost ${lost} of its ${rows.length} uploaded files: put them back, or run "npm run db:reset" to start afresh with the seed data.`,
  ];
}
