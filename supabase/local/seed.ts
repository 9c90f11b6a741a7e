import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { LocalStackError } from './local-stack-error.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

const SEED_PATH = 'supabase/seed.sql';

/** Whether `runSeedSql` or the Supabase CLI has recorded the seed in this database. */
export async function isSeeded(pglite: PGlite): Promise<boolean> {
  const { rows } = await pglite.query(`select from supabase_migrations.seed_files where path = $1`, [
    SEED_PATH,
  ]);
  return rows.length > 0;
}

/** Runs `seed.sql` and records it in the table of the Supabase CLI. */
export async function runSeedSql(pglite: PGlite, sql: string): Promise<void> {
  try {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(`insert into supabase_migrations.seed_files (path, hash) values ($1, $2)`, [
        SEED_PATH,
        createHash('sha256').update(sql).digest('hex'),
      ]);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LocalStackError(`supabase/seed.sql failed: ${reason}`, { cause });
  } finally {
    // A seed may set session variables such as session_replication_role.
    await pglite.exec('reset role; reset session_replication_role');
  }
}

/** Uploads the files of each bucket's seed folder, as `supabase seed buckets` does. */
export async function uploadSeedFiles(
  pglite: PGlite,
  store: StorageAdapter,
  folders: Record<string, string>,
): Promise<void> {
  for (const [bucket, folder] of Object.entries(folders)) {
    for (const file of await filesIn(folder)) {
      const name = path.relative(folder, file).split(path.sep).join('/');
      await putFile(pglite, store, bucket, name, await readFile(file));
    }
  }
}

/** Puts a file into a bucket, unless it is there already. */
export async function putFile(
  pglite: PGlite,
  store: StorageAdapter,
  bucket: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const metadata = await store.uploadObject(bucket, name, undefined, bytes, mimeType(name), 'max-age=3600');
  await pglite.query(
    `insert into storage.objects (bucket_id, name, metadata, version) values ($1, $2, $3, gen_random_uuid())
     on conflict (bucket_id, name) do nothing`,
    [bucket, name, metadata],
  );
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const MIME_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

function mimeType(name: string): string {
  return MIME_TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
}
