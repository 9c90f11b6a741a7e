// A filled project is backed up and restored into a new one, both the embedded stack: rows, files, sign-up and upload over HTTP. Then the
// same into PostgreSQL by an owner who is no superuser, with the storage's bytes in memory.
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../supabase/local/backup/back-up.ts';
import { type Manifest, tableFile } from '../../supabase/local/backup/manifest.ts';
import { restore } from '../../supabase/local/backup/restore.ts';
import type { OwnProject } from '../../supabase/local/own-project.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from '../database/clients.ts';
import { migrationsFrom } from '../database/hosted-like.ts';
import { fillDatabase } from './filled.ts';
import { applyMigrations, createDatabase, OWNER, startHosted } from './hosted.ts';
import { apiOf, differing, putBytes, type Rehearsed, restorableRows, startProject } from './projects.ts';

const closings: (() => Promise<unknown>)[] = [];
let workplace: string;
let folder: string;
let source: Rehearsed & { stack: LocalStack };
let backup: Awaited<ReturnType<typeof backUp>>;

const SPECIAL = 'Baris\u2028baru\\n\n"kutip" \t\\N \u{1F35A} é';

beforeAll(async () => {
  workplace = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
  folder = path.join(workplace, 'first');
  source = await startProject(closings);
  const { db, stack } = source;
  await fillDatabase(db);
  await db.query(
    `insert into storage.objects (bucket_id, name) values ('program_documents', 'program_regulations/1_Jadwal & harga (1).pdf')`,
  );
  await putBytes(source);
  const { client, userId } = await signedUp(stack, 'pemilik@contoh.id');
  const { error } = await client.storage
    .from('avatars')
    .upload(`${userId}/1_avatar.png`, new Uint8Array([137, 80, 78, 71]), {
      contentType: 'image/png',
      cacheControl: '60',
    });
  if (error) throw error;
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), $1, 'Ponsel', 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`,
    [userId],
  );
  // A row whose file the storage has lost, and values that are easily mistaken for others.
  await db.query(`insert into storage.objects (bucket_id, name) values ('contact_photos', '3_hilang.png')`);
  await db.query(
    `update public.contact_messages set message = $1, name = 'null' where email = 'pengirim2@contoh.id'`,
    [SPECIAL],
  );
  await db.query(
    `update public.mail_outbox set data = 'null' where id = (select id from public.mail_outbox order by id limit 1)`,
  );
  backup = await backUp(db, source.project, folder);
}, 180_000);

afterAll(async () => {
  for (const close of closings.toReversed()) await close();
  await rm(workplace, { recursive: true, force: true });
});

/** A copy of the backup, in which something was changed. */
async function damaged(name: string, damage: (manifest: Manifest, copy: string) => Promise<void> | void) {
  const copy = path.join(workplace, name);
  await cp(folder, copy, { recursive: true });
  const file = path.join(copy, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await damage(manifest, copy);
  await writeFile(file, JSON.stringify(manifest));
  return copy;
}

const withoutLine = async (copy: string, table: string) => {
  const lines = (await readFile(tableFile(copy, table), 'utf8')).split('\n');
  await writeFile(tableFile(copy, table), lines.slice(1).join('\n'));
};

const RAN = `select ran_at > now() - interval '1 minute' as ran from private.daily_jobs where job = 'backup'`;

test('a backup is for its owner alone, tells of files that went astray, and does not count where one could not be read', async () => {
  expect((await stat(folder)).mode.toString(8).slice(-3)).toBe('700');
  expect(backup.manifest.lost).toEqual([expect.stringMatching(/^contact_photos\/3_hilang.png: 500 /)]);
  expect(backup.odd).toContain('No row names this file: contact_photos/2_terlupa.png');
  expect((await source.db.query(RAN)).rows).toEqual([]);
  await expect(backUp(source.db, source.project, folder)).rejects.toThrow('is not empty');
});

test('every row and every file comes back, and people go on: they sign in and up, and upload', async () => {
  const target = await startProject(closings);
  // The first try ends in the middle of the files.
  let uploads = 0;
  const breaksOff: OwnProject['fetch'] = async (request) => {
    if (request.method === 'POST') uploads += 1;
    return uploads > 9 ? new Response('mati', { status: 500 }) : target.project.fetch(request);
  };
  await expect(restore(target.db, { ...target.project, fetch: breaksOff }, folder)).rejects.toThrow(
    'The storage refuses',
  );
  const { odd } = await restore(target.db, target.project, folder);
  expect(odd).toEqual([expect.stringContaining('3_hilang.png')]);
  expect(await differing(target.db, source.db)).toEqual([]);
  expect((await target.db.query('select * from private.missing_rows()')).rows).toEqual([]);

  const file =
    '/storage/v1/object/public/program_documents/program_regulations/1_Jadwal%20&%20harga%20(1).pdf';
  const [before, after] = await Promise.all(
    [source, target].map(({ stack }) => stack.fetch(new Request(`http://localhost${file}`))),
  );
  expect(after?.headers.get('content-type')).toBe('application/pdf');
  expect(after?.headers.get('cache-control')).toBe('max-age=31536000');
  expect(await after?.text()).toBe(await before?.text());

  const { data } = await visitor(target.stack).auth.signInWithPassword({
    email: 'pemilik@contoh.id',
    password: 'kata-sandi-uji',
  });
  expect(data.user?.email).toBe('pemilik@contoh.id');
  const { client, userId } = await signedUp(target.stack, 'baru@contoh.id');
  const { error } = await client.storage
    .from('avatars')
    .upload(`${userId}/1_avatar.png`, new Uint8Array([137]), { contentType: 'image/png' });
  expect(error).toBeNull();
  // What is noted from now on has numbers of its own.
  await target.db.query(`update public.accounts set role = 'pengelola' where email = 'baru@contoh.id'`);
  const { rows } = await target.db.query(`select max(id) > $1::bigint as goes_on from public.audit_log`, [
    backup.manifest.sequences['public.audit_log_id_seq'],
  ]);
  expect(rows).toEqual([{ goes_on: true }]);

  await expect(restore(target.db, target.project, folder)).rejects.toThrow(
    'The project is not new, it has accounts',
  );
}, 120_000);

test('what is no whole backup, or not of these migrations, changes nothing', async () => {
  const { db, project } = await startProject(closings);
  const untouched = await restorableRows(db);
  const refused: Record<string, string> = {
    'has lost a row': await damaged('row', (_manifest, copy) => withoutLine(copy, 'public.sppg')),
    'has lost a table': await damaged('table', (_manifest, copy) => rm(tableFile(copy, 'public.sppg'))),
    'has another file': await damaged('file', ({ files }, copy) =>
      writeFile(path.join(copy, 'files', files[3]?.sha256 ?? ''), 'lain'),
    ),
    'was broken off': await damaged('part', () => undefined),
    'is of other migrations': await damaged(
      'newer',
      ({ migrations }) => void migrations.push('20270101000000'),
    ),
    'knows no such table': await damaged('known', ({ tables }) => void delete tables['public.sppg']),
    'counts another row': await damaged(
      'counted',
      ({ tables: { 'public.sppg': table } }) => void (table && (table.size += 1)),
    ),
  };
  await rm(path.join(workplace, 'part', 'manifest.json'));
  const said: Record<string, string> = {};
  for (const [what, copy] of Object.entries(refused))
    said[what] = await restore(db, project, copy).then(
      () => 'nothing',
      (error: Error) => error.message.replaceAll(workplace, ''),
    );
  expect(said).toEqual({
    'has lost a row':
      'tables/public.sppg.jsonl of the backup is missing or was changed since: take another backup.',
    'has lost a table':
      'tables/public.sppg.jsonl of the backup is missing or was changed since: take another backup.',
    'has another file': expect.stringMatching(
      /^files\/[0-9a-f]{64} of the backup is missing or was changed since/,
    ),
    'was broken off': '/part holds no complete backup: its manifest.json, which is written last, is missing.',
    'is of other migrations': expect.stringMatching(
      /^The backup is of release .+ up to 20270101000000; this project has run \d+ migrations up to /,
    ),
    'knows no such table': 'The backup has no table public.sppg, which the project has.',
    'counts another row': expect.stringMatching(
      /^public.sppg came out differently: (\d+) of (?!\1)\d+ rows\./,
    ),
  });
  const { 'storage.objects': _uploaded, ...rows } = await restorableRows(db);
  const { 'storage.objects': _none, ...before } = untouched;
  expect(rows).toEqual(before);
}, 120_000);

test('a database and an API of two projects are not mixed, and a backup that breaks off looks like none', async () => {
  const { project } = await startProject(closings);
  await expect(backUp(source.db, project, path.join(workplace, 'mixed'))).rejects.toThrow(
    'both must be of one project',
  );
  const gone: OwnProject['fetch'] = async (request) =>
    request.url.includes('/storage/') ? new Response(null, { status: 401 }) : source.project.fetch(request);
  const down: OwnProject['fetch'] = async (request) =>
    request.url.includes('/storage/') ? new Response('mati', { status: 500 }) : source.project.fetch(request);
  await expect(
    backUp(source.db, { ...source.project, fetch: down }, path.join(workplace, 'down')),
  ).rejects.toThrow(
    /^The storage could read 0 of \d+ files\. .+: 500 mati\. Is it down\? This is no backup\.$/,
  );
  const broken = path.join(workplace, 'broken');
  await expect(backUp(source.db, { ...source.project, fetch: gone }, broken)).rejects.toThrow(
    'the key is none of its secret keys',
  );
  await expect(restore(source.db, source.project, broken)).rejects.toThrow('holds no complete backup');
});

test('the owner of a database, who is no superuser, backs it up and restores it', async () => {
  const server = await startHosted();
  closings.push(() => server.stop());
  const migrations = await migrationsFrom();
  await createDatabase(server, 'kosong');
  await applyMigrations(server, 'kosong', migrations);
  const owner = await server.connect('kosong', OWNER);
  await owner.query(
    'create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text primary key)',
  );
  await owner.query('insert into supabase_migrations.schema_migrations select unnest($1::text[])', [
    migrations.map(({ version }) => version),
  ]);
  await owner.end();
  const projects = [];
  for (const name of ['lama', 'baru']) {
    await createDatabase(server, name, 'kosong');
    const db = await server.connect(name, OWNER);
    const service = new Pool({ host: '127.0.0.1', port: server.port, user: 'postgres', database: name });
    closings.push(() => service.end());
    projects.push({ db, project: apiOf(service) });
  }
  const [old, fresh] = projects;
  if (!old || !fresh) throw new Error('no projects');
  await fillDatabase(old.db);
  await putBytes(old);
  const into = path.join(workplace, 'hosted');
  await old.db.query(
    `insert into storage.objects (bucket_id, name) values ('contact_photos', '3_hilang.png')`,
  );
  const { manifest } = await backUp(old.db, old.project, into);
  expect(manifest.lost).toEqual(['contact_photos/3_hilang.png: 404 ']);
  expect((await old.db.query(RAN)).rows).toEqual([{ ran: true }]);
  await restore(fresh.db, fresh.project, into);
  expect(await differing(fresh.db, old.db)).toEqual([]);
}, 120_000);
