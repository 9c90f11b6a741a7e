import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { hashesOf, releaseMistakes } from '../../supabase/local/releases.ts';
import releases from '../../supabase/releases.json';
import { migrationsFrom } from '../database/hosted-like.ts';
import { intendedChanges } from './intended-changes.ts';
import { pending, released, releasedRows } from './released.ts';
import { type Rehearsals, startRehearsals } from './upgrade.ts';

let rehearsals: Rehearsals;

beforeAll(async () => {
  rehearsals = await startRehearsals(released, await releasedRows());
}, 120_000);

afterAll(() => rehearsals?.stop());

test('what is released is as it was, so that this rehearses what live databases will do', async () => {
  const changelog = await readFile(path.join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(releaseMistakes(releases, hashesOf(await migrationsFrom()), version, changelog)).toEqual([]);
});

test(`a filled database of the last release is upgraded by ${pending.length} migrations`, async () => {
  expect(await rehearsals.upgrade(pending, intendedChanges)).toEqual([]);
});

test('each intended change is of a migration that is not released yet', () => {
  const files = Object.keys(hashesOf(pending));
  expect(intendedChanges.filter(({ file }) => !files.includes(file))).toEqual([]);
});

describe('a rehearsal fails', () => {
  const careless = (sql: string) => [...pending, { version: '29990101000000', name: 'careless', sql }];

  test.each([
    [
      'for a table that says nothing of itself',
      'create table public.tautan (id uuid primary key, judul text); alter table public.tautan enable row level security;',
      'every table says with private.declare_table what it is to the others',
    ],
    [
      'for a text of which nobody said what it holds',
      'alter table public.yayasan add column singkatan text;',
      'every text column says once what of a person it holds',
    ],
    [
      'for a lost row of known_tables',
      `delete from private.known_tables where table_name = 'sppg_sekolah';`,
      'a migrated database lacks nothing',
    ],
    [
      'for a function that could tell rows in an error',
      `create function private.ceroboh() returns void language sql volatile security definer set search_path = '' as 'select';`,
      'whatever changes rows with rights of its own belongs to function_owner',
    ],
    [
      'for a bucket that is another where there are files',
      'update storage.buckets set allowed_mime_types = null where exists (select from storage.objects);',
      'storage.buckets has other rows than in a new database',
    ],
    [
      'for rows that are lost',
      `delete from public.sppg_sekolah where nama like 'SD Negeri ISI%';`,
      'public.sppg_sekolah has lost',
    ],
    [
      'for values that are overwritten',
      `update public.yayasan_kontak set email = 'lain@contoh.id';`,
      'public.yayasan_kontak ["a3000000-0000-4000-8000-000000000001"]: email was "pengurus@contoh.id"',
    ],
    [
      'for kitchens that nobody stands for any more',
      `alter table public.sppg_sekolah add column jenjang text not null default 'SD'; select private.declare_text('sppg_sekolah', 'nobody', 'jenjang');`,
      'what managers stand for has lost sppg_sekolah',
    ],
    [
      'for what rows that are there refuse',
      'alter table public.sppg add column luas integer not null;',
      '29990101000000_careless.sql: column "luas" of relation "sppg" contains null values',
    ],
    [
      'for what depends on the rows that are there',
      `do $$ begin if not exists (select from public.sppg) then create index on public.sppg (lokasi); end if; end $$;`,
      'only in a new database: index CREATE INDEX sppg_lokasi_idx',
    ],
  ])('%s', async (_what, sql, found) => {
    expect(await rehearsals.upgrade(careless(sql))).toContainEqual(expect.stringContaining(found));
  });

  test('but not for an empty column, nor one that is confirmed as it is', async () => {
    const sql = `alter table public.sppg add column kepala text; select private.declare_text('sppg', 'name', 'kepala', 200);
      alter table public.sppg_sekolah add column jenjang text not null default 'SD'; select private.declare_text('sppg_sekolah', 'nobody', 'jenjang');
      select private.note_confirmed_words(array(select id from public.sppg where dikonfirmasi_pada is not null));`;
    const change = { file: '', table: 'private.sppg_confirmed_words', column: 'words', why: 'uji' };
    expect(await rehearsals.upgrade(careless(sql), [...intendedChanges, change])).toEqual([]);
  });

  test('nor for a change that is intended', async () => {
    const sql = `alter table public.yayasan_kontak disable trigger user; update public.yayasan_kontak set email = 'lain@contoh.id';
      alter table public.yayasan_kontak enable trigger user;`;
    const change = { file: '', table: 'public.yayasan_kontak', column: 'email', why: 'uji' };
    expect(await rehearsals.upgrade(careless(sql), [...intendedChanges, change])).toEqual([]);
  });
});
