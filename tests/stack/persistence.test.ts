import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecipe, snapshotNameOf } from '../../supabase/local/prepare-database.ts';
import { snapshotFile } from '../../supabase/local/snapshot-cache.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from '../database/clients.ts';

let root: string;
let supabaseDir: string;
let dataDir: string;

const TABLE = `
  create table public.notes (id bigint generated always as identity primary key, text text);
  alter table public.notes enable row level security;
  grant select, insert (text) on public.notes to anon, authenticated;
  create policy "All read" on public.notes for select to anon, authenticated using (true);
  create policy "All write" on public.notes for insert to anon, authenticated with check (true);
  insert into storage.buckets (id, name, public) values ('papers', 'papers', true);`;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'stack-'));
  supabaseDir = path.join(root, 'supabase');
  dataDir = path.join(root, 'data');
  await mkdir(path.join(supabaseDir, 'seed', 'papers', 'folder'), { recursive: true });
  await mkdir(path.join(supabaseDir, 'migrations'));
  await write('migrations/20260101000000_notes.sql', TABLE);
  await write('seed.sql', `insert into public.notes (text) values ('seed')`);
  await write('seed/papers/folder/paper.pdf', '%PDF-1.4 paper');
  await write('config.toml', '[storage.buckets.papers]\nobjects_path = "./seed/papers"\n');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(supabaseDir, file), text);
}

async function withStack<T>(task: (stack: LocalStack) => Promise<T>): Promise<T> {
  const stack = await startLocalStack({ dataDir, supabaseDir });
  try {
    return await task(stack);
  } finally {
    await stack.close();
  }
}

const texts = async (stack: LocalStack) =>
  (await stack.sql<{ text: string }>('select text from public.notes order by id')).map((row) => row.text);

test('rows, files and sessions are there after a restart, and the seed ran once', async () => {
  const session = await withStack(async (stack) => {
    const { client } = await signedUp(stack, 'tetap@contoh.id');
    await client.from('notes').insert({ text: 'kept' }).throwOnError();
    return (await client.auth.getSession()).data.session;
  });
  await withStack(async (stack) => {
    expect(await texts(stack)).toEqual(['seed', 'kept']);
    const client = visitor(stack);
    const { error } = await client.auth.setSession({
      access_token: session?.access_token ?? '',
      refresh_token: session?.refresh_token ?? '',
    });
    expect(error).toBeNull();
    await client.from('notes').insert({ text: 'same session' }).throwOnError();
    const { data } = client.storage.from('papers').getPublicUrl('folder/paper.pdf');
    const file = await stack.fetch(new Request(data.publicUrl));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF-1.4 paper');
  });
});

test('a later start applies new migrations once, and tells of changed and missing ones', async () => {
  await withStack(async (stack) => expect(stack.notes).toEqual([]));
  await write('migrations/20260102000000_more.sql', `insert into public.notes (text) values ('migrated')`);
  await withStack(async (stack) => {
    expect(await texts(stack)).toEqual(['seed', 'migrated']);
    const history = 'select version, name from supabase_migrations.schema_migrations order by version';
    expect(await stack.sql(history)).toEqual([
      { version: '20260101000000', name: 'notes' },
      { version: '20260102000000', name: 'more' },
    ]);
  });
  await write('migrations/20260101000000_notes.sql', `${TABLE} -- changed`);
  await rm(path.join(supabaseDir, 'migrations/20260102000000_more.sql'));
  await withStack(async (stack) => {
    expect(await texts(stack)).toEqual(['seed', 'migrated']);
    expect(stack.notes).toEqual([
      expect.stringContaining('20260101000000_notes.sql was changed'),
      expect.stringContaining('no longer has'),
    ]);
  });
});

test.each([
  { migrations: 'start anew', file: '20260103000000_baseline.sql', replaced: true },
  { migrations: 'come in between', file: '20251231000000_earlier.sql', replaced: false },
])(
  'data made before migrations that $migrations are kept, and a reset is offered',
  async ({ file, replaced }) => {
    await withStack(async () => undefined);
    if (replaced) await rm(path.join(supabaseDir, 'migrations/20260101000000_notes.sql'));
    await write(`migrations/${file}`, replaced ? TABLE : 'select 1');
    await expect(withStack(texts)).rejects.toThrow(
      'This database was made from other migrations than those of supabase/migrations: run "npm run db:reset" to start afresh with the seed data.',
    );
    await rm(path.join(supabaseDir, 'migrations', file));
    await write('migrations/20260101000000_notes.sql', TABLE);
    expect(await withStack(texts)).toEqual(['seed']);
  },
);

test('a migration that fails names its file and leaves nothing of itself', async () => {
  await withStack(async () => undefined);
  await write(
    'migrations/20260102000000_bad.sql',
    `insert into public.notes (text) values ('half'); select nonsense;`,
  );
  await expect(withStack(texts)).rejects.toThrow(
    'Migration 20260102000000_bad.sql failed: column "nonsense" does not exist',
  );
  await rm(path.join(supabaseDir, 'migrations/20260102000000_bad.sql'));
  expect(await withStack(texts)).toEqual(['seed']);
});

test.each(['more.sql', '2026_more.sql', '20260102000000_more.SQL', '20260102000000.sql'])(
  'a migration called %s is named, not skipped',
  async (name) => {
    await write(`migrations/${name}`, 'select nonsense');
    await expect(withStack(texts)).rejects.toThrow(`migrations/${name} is not named like a migration`);
  },
);

test('a second stack on the same folder is refused with a sentence', async () => {
  await withStack(async () => {
    await expect(withStack(texts)).rejects.toThrow('is in use by another running process');
  });
  expect(await withStack(texts)).toEqual(['seed']);
});

test('a first start that was interrupted is begun anew', async () => {
  await withStack(async () => undefined);
  await rm(path.join(dataDir, 'complete'));
  await rm(path.join(dataDir, 'postgres', 'global'), { recursive: true });
  expect(await withStack(texts)).toEqual(['seed']);
});

test('a damaged snapshot in the cache is made anew, and told of once', async () => {
  await withStack(async () => undefined);
  const name = await snapshotNameOf(await readRecipe(supabaseDir, true));
  await truncate(snapshotFile(name), 20_000_000);
  const startAnew = async () => {
    await rm(dataDir, { recursive: true });
    return withStack(async (stack) => ({ notes: stack.notes, texts: await texts(stack) }));
  };
  expect(await startAnew()).toEqual({
    notes: [`The cached snapshot ${name} was damaged and has been made anew.`],
    texts: ['seed'],
  });
  expect(await startAnew()).toEqual({ notes: [], texts: ['seed'] });
});

test('a folder without its uploaded files says so once, and keeps its rows', async () => {
  await withStack(async (stack) => expect(stack.notes).toEqual([]));
  await rm(path.join(dataDir, 'storage'), { recursive: true });
  const output = vi.spyOn(console, 'error');
  await withStack(async (stack) => {
    expect(stack.notes).toEqual([
      `${dataDir} has lost 1 of its 1 uploaded files: put them back, or run "npm run db:reset" to start afresh with the seed data.`,
    ]);
    expect(await texts(stack)).toEqual(['seed']);
    const { data } = visitor(stack).storage.from('papers').getPublicUrl('folder/paper.pdf');
    expect((await stack.fetch(new Request(data.publicUrl))).ok).toBe(false);
  });
  expect(output).not.toHaveBeenCalled();
});

test('requests that arrive while the stack closes are answered, without noise', async () => {
  const stack = await startLocalStack({ dataDir, supabaseDir });
  const late = stack.fetch(new Request('http://localhost/rest/v1/notes'));
  await stack.close();
  expect((await late).status).toBe(503);
});

test('a damaged folder is refused with a sentence', async () => {
  await withStack(async () => undefined);
  await rm(path.join(dataDir, 'postgres', 'global'), { recursive: true });
  await expect(withStack(texts)).rejects.toThrow('Run "npm run db:reset"');
  await write('../data/postgres/PG_VERSION', '18\n');
  await expect(withStack(texts)).rejects.toThrow('was written by PostgreSQL 18');
  await rm(path.join(dataDir, 'postgres'), { recursive: true });
  await expect(withStack(texts)).rejects.toThrow('Run "npm run db:reset"');
});
