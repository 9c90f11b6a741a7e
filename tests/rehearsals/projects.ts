// Projects that are backed up and restored: the embedded stack whole, and a database whose storage is in memory.
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { Client, type Pool } from 'pg';
import { everyRow, type Row } from '../database/every-row.ts';
import type { OwnProject } from '../../supabase/local/own-project.ts';
import { startLocalStack } from '../../supabase/local/start-local-stack.ts';

export interface Rehearsed {
  db: Client;
  project: OwnProject;
}

/** An embedded stack with the migrations alone, and its database over the wire; `closings` end it, the last first. */
export async function startProject(closings: (() => Promise<unknown>)[]) {
  const stack = await startLocalStack({ seed: false });
  closings.push(() => stack.close());
  const pglite = await stack.withDatabase(async (found) => found);
  const server = new PGLiteSocketServer({ db: pglite, host: '127.0.0.1', port: 0 });
  await server.start();
  closings.push(() => server.stop());
  const db = new Client({ connectionString: `postgres://postgres@${server.getServerConn()}/postgres` });
  await db.connect();
  closings.push(() => db.end());
  const { serviceKey } = stack;
  const fetch = (request: Request) => stack.fetch(request);
  return { stack, db, project: { url: 'http://localhost', serviceKey, fetch } };
}

/** The API of a project that is a database alone: bytes in memory, rows as the storage writes them. */
export function apiOf(db: Pool): OwnProject {
  const stored = new Map<string, ArrayBuffer>();
  return {
    url: 'http://localhost',
    serviceKey: 'sb_secret_uji',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/rest/'))
        return Response.json(
          (await db.query('select user_id from public.accounts order by user_id limit 1')).rows,
        );
      const file = decodeURI(pathname.replace('/storage/v1/object/', ''));
      if (request.method === 'GET')
        return new Response(stored.get(file), { status: stored.has(file) ? 200 : 404 });
      stored.set(file, await request.arrayBuffer());
      const metadata = {
        mimetype: request.headers.get('content-type'),
        cacheControl: request.headers.get('cache-control'),
        size: stored.get(file)?.byteLength,
      };
      await db.query(
        `insert into storage.objects (bucket_id, name, metadata, version) values ($1, $2, $3, gen_random_uuid())
        on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version`,
        [file.split('/')[0], file.split('/').slice(1).join('/'), metadata],
      );
      return Response.json({});
    },
  };
}

/** Puts bytes behind every row of a file that the filled database has. */
export async function putBytes({ db, project }: Rehearsed) {
  const types: Record<string, string> = {
    pdf: 'application/pdf',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
  };
  const { rows } = await db.query<{ bucket_id: string; name: string }>(
    'select bucket_id, name from storage.objects',
  );
  for (const { bucket_id, name } of rows) {
    const answer = await project.fetch(
      new Request(`${project.url}/storage/v1/object/${bucket_id}/${encodeURI(name)}`, {
        method: 'POST',
        headers: {
          apikey: project.serviceKey,
          'content-type': types[name.split('.').at(-1) ?? ''] ?? 'image/jpeg',
          'cache-control': 'max-age=31536000',
          'x-upsert': 'true',
        },
        body: `${name} `.repeat(20_000),
      }),
    );
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  }
}

const BACKED_UP = /^(?:public|private)\.|^auth\.(?:users|identities|mfa_factors)$|^storage\.objects$/;

/** All rows that a restore brings, but for where the storage put its bytes and when it last read them, and when a backup ran. */
export async function restorableRows(db: Client) {
  const found: Record<string, Row[]> = {};
  for (const [table, rows] of Object.entries(await everyRow(db)))
    if (BACKED_UP.test(table))
      found[table] = rows.filter(({ job, name }) => job !== 'backup' && name !== '3_hilang.png');
  found['storage.objects'] =
    found['storage.objects']?.map((row) => ({
      ...row,
      version: null,
      last_accessed_at: null,
    })) ?? [];
  return found;
}

/** Tables whose rows differ. */
export async function differing(one: Client, other: Client) {
  const [rows, others] = [await restorableRows(one), await restorableRows(other)];
  return [...new Set([...Object.keys(rows), ...Object.keys(others)])].filter(
    (name) => JSON.stringify(rows[name]) !== JSON.stringify(others[name]),
  );
}
