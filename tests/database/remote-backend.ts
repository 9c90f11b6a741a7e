import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { asService } from '../../supabase/functions/_shared/api-keys.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';
import { FORGET_CLIENTS } from '../forget-clients.ts';

/**
 * What the HTTP tests need of a Supabase: the embedded one, or another that the environment names (see tests/README.md); those
 * under `runIf(isEmbedded)` are about the embedded one alone. PostgREST refuses some attacks in other words than the embedded
 * REST: 405 with PGRST117 for PURGE and COPY, PGRST200 or PGRST205, 42703, null as an empty list. The assertions take exactly
 * these two. The services themselves (tried: supabase/auth 2.196.0, supabase/storage 4fa61fb) also have what the site does not
 * use: `list-v2`, signing several files at once, S3 and resumable uploads, and a second mail for a second sign-up.
 */
export type Backend = Pick<LocalStack, 'anonKey' | 'serviceKey' | 'fetch' | 'sql' | 'close'>;

/** The migrated tables with or without the seed; or the schema of `stack/fixtures/cures`, for tests of the API itself. */
export type Contents = 'seeded' | 'empty' | 'cures';

const supabase = path.join(import.meta.dirname, '../../supabase');
const cures = path.join(import.meta.dirname, '../stack/fixtures/cures');

/** Connects to a migrated Supabase and empties it. Throws if it may hold data that somebody misses. */
export async function connectBackend(apiUrl: string, contents: Contents): Promise<Backend> {
  const client = new Client({ connectionString: required('TEST_DB_URL') });
  await client.connect();
  try {
    await refuseForeignData(client);
    await emptyDatabase((sql) => client.query(sql));
    if (contents === 'seeded') await seed(client, apiUrl);
    if (contents === 'cures') await client.query(await readSql(cures, 'migrations/20260101000000_cures.sql'));
    await client.query(`notify pgrst, 'reload schema'`);
    await schemaLoaded(apiUrl, contents === 'cures' ? 'items' : 'sppg');
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    anonKey: required('TEST_ANON_KEY'),
    serviceKey: required('TEST_SERVICE_KEY'),
    async fetch(request, clientAddress) {
      // A gateway sets the address itself: for a test that comes from another one, counting starts anew.
      if (clientAddress) await client.query(FORGET_CLIENTS);
      return forward(request, apiUrl);
    },
    sql: async (query, params) => (await client.query(query, params)).rows,
    async close() {
      await client.query(await readSql(cures, 'undo.sql'));
      await client.end();
    },
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; tests/README.md tells how to test another Supabase.`);
  return value;
}

const readSql = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8');

async function refuseForeignData(client: Client) {
  const { rows } = await client.query<{ email: string }>(
    String.raw`select email from auth.users where email !~* '@(.+\.)?contoh\.id$' limit 1`,
  );
  if (rows[0]) throw new Error(`${rows[0].email} has an account there: this database is not for tests.`);
}

/** Leaves of a migrated database what the migrations have left in it. */
export async function emptyDatabase(execute: (sql: string) => Promise<unknown>) {
  await execute(await readSql(cures, 'undo.sql'));
  // The migrations fill six tables: two lists that nothing changes, and four of a single row.
  await execute(`
    set storage.allow_delete_query = 'true';
    delete from storage.objects;
    reset storage.allow_delete_query;
    delete from auth.users;
    do $$
    begin
      execute (
        select format('truncate %s restart identity', string_agg(format('%I.%I', schemaname, tablename), ','))
        from pg_tables where schemaname in ('public', 'private') and tablename not in ('wilayah', 'known_tables', 'program_facts')
      );
    end
    $$;
    alter table public.program_facts disable trigger user;
    update public.program_facts set status = 'draf', published_revision = null, updated_at = created_at;
    alter table public.program_facts enable trigger user;
    insert into public.access_settings default values;
    insert into private.build_requests default values;
    insert into public.content_revision default values;`);
  await execute(FORGET_CLIENTS);
}

async function seed(client: Client, apiUrl: string) {
  await client.query(await readSql(supabase, 'seed.sql'));
  const key = required('TEST_SERVICE_KEY');
  const buckets = path.join(supabase, 'seed');
  for (const entry of await readdir(buckets, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const response = await fetch(`${apiUrl}/storage/v1/object/${path.relative(buckets, file)}`, {
      method: 'POST',
      headers: { ...asService(key), 'content-type': 'application/pdf' },
      body: await readFile(file),
    });
    if (!response.ok) throw new Error(`${file}: ${await response.text()}`);
  }
}

/** Waits until the REST API knows the table. */
async function schemaLoaded(apiUrl: string, table: string) {
  const apikey = required('TEST_ANON_KEY');
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(`${apiUrl}/rest/v1/${table}?limit=0`, { headers: { apikey } });
    if (response.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${apiUrl} does not know the table ${table}.`);
}

async function forward(request: Request, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // Node's fetch does not send a length that contradicts the body.
  headers.delete('content-length');
  const body = request.body ? await request.arrayBuffer() : undefined;
  return fetch(apiUrl + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body && { body }),
  });
}
