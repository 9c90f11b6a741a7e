import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test } from 'vitest';
import { migrationsFrom, openHostedLike } from './hosted-like.ts';

const admin = 'e0000000-0000-4000-8000-000000000001';
const member = 'e0000000-0000-4000-8000-000000000002';
const first = '20261125001000';
const next = '20261125002000';

let pglite: PGlite | undefined;

afterEach(() => pglite?.close());

/** A database of before, in which these wrote the SPPG of their name: who added it, and what others changed since. */
async function openBefore() {
  pglite = await openHostedLike({ before: first });
  await pglite.exec(`
    insert into auth.users (id, email) values ('${admin}', 'admin@contoh.id'), ('${member}', 'warga@contoh.id');
    update public.accounts set role = 'admin' where user_id = '${admin}';
    insert into public.yayasan (id, nama) values ('a0000000-0000-4000-8000-000000000001', 'Yayasan Uji');`);
  return pglite;
}

async function as(database: PGlite, user: string | null, sql: string) {
  await database.exec(
    user ? `select set_config('request.jwt.claims', '{"sub": "${user}"}', false)` : 'select',
  );
  await database.exec(sql);
  await database.exec(`select set_config('request.jwt.claims', '', false)`);
}

const add = (kode: string, nama = kode) => `
  insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
  values ('${kode}', '${nama}', 'Jalan Uji', 'a0000000-0000-4000-8000-000000000001');`;
const change = (kode: string, to: string) =>
  `update public.sppg set ${to} where kode_unik_pendaftaran = '${kode}';`;

async function migrate(database: PGlite) {
  for (const { version, sql } of await migrationsFrom(first)) if (version < next) await database.exec(sql);
}

test('what admins and SQL wrote last is confirmed, what others added or changed is not', async () => {
  const database = await openBefore();
  await as(database, null, add('SQL'));
  await as(database, admin, add('ADMIN'));
  await as(database, member, add('MEMBER'));
  await as(database, admin, add('ADMIN, MOVED BY MEMBER'));
  await as(database, member, change('ADMIN, MOVED BY MEMBER', `lokasi = 'Jalan Lain'`));
  await as(database, admin, add('ADMIN, PROGRESS BY MEMBER'));
  await as(database, member, change('ADMIN, PROGRESS BY MEMBER', `progres_pembangunan = '40%'`));
  await as(database, member, add('MEMBER, LATER BY ADMIN'));
  await as(database, admin, change('MEMBER, LATER BY ADMIN', `progres_pembangunan = '40%'`));
  // A name that reads backwards is cleaned, and not confirmed by that.
  await as(database, member, add('BACKWARDS', 'SPPG \u202Egnalabmet'));
  const before = await database.query('select id, updated_at from public.sppg order by id');
  await migrate(database);

  const { rows } = await database.query<{ code: string; confirmed: boolean }>(
    `select kode_unik_pendaftaran as code, dikonfirmasi_pada is not null as confirmed from public.sppg order by created_at, id`,
  );
  expect(Object.fromEntries(rows.map(({ code, confirmed }) => [code, confirmed]))).toEqual({
    SQL: true,
    ADMIN: true,
    MEMBER: false,
    'ADMIN, MOVED BY MEMBER': false,
    'ADMIN, PROGRESS BY MEMBER': true,
    'MEMBER, LATER BY ADMIN': true,
    BACKWARDS: false,
  });
  expect((await database.query('select id, updated_at from public.sppg order by id')).rows).toEqual(
    before.rows,
  );
  const names = await database.query(
    `select nama from public.sppg where kode_unik_pendaftaran = 'BACKWARDS'`,
  );
  expect(names.rows).toEqual([{ nama: 'SPPG gnalabmet' }]);
});

test('two codes that become one stop the migration, which names them', async () => {
  const database = await openBefore();
  await as(database, null, add('SPPG-1') + add('SPPG1') + add('Жар-2') + add('SPPG-3'));
  await expect(migrate(database)).rejects.toThrow(
    /^Change these codes of SPPG first, then migrate again: (?=.*'SPPG-1')(?=.*'SPPG1')(?=.*'Жар-2')(?!.*'SPPG-3')/,
  );
});
