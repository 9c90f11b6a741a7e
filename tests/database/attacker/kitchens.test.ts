import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Scene, setScene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
  // As the specification has it: whoever signs up may add SPPG.
  await scene.stack.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
});

afterAll(() => scene.stack.close());

const kitchen = {
  lokasi: 'Jalan Penyerang No. 1',
  yayasan_id: 'a0000000-0000-4000-8000-000000000001',
  status_verifikasi: 'Sudah Operasional',
};
const add = (row: object, headers = {}) =>
  scene.asPending('POST', '/rest/v1/sppg', { body: { ...kitchen, ...row }, headers });

async function find(kata: string) {
  const { text } = await scene.asVisitor('GET', `/rest/v1/rpc/cari_sppg?kata=${encodeURIComponent(kata)}`);
  const found: { kode_unik_pendaftaran: string; dikonfirmasi_pada: string | null }[] = JSON.parse(text);
  return found.map((row) => [row.kode_unik_pendaftaran, row.dikonfirmasi_pada !== null]);
}

test('who takes a kitchen’s name as a code does not answer for it', async () => {
  expect((await add({ kode_unik_pendaftaran: 'Tembalang', nama: 'SPPG Tembalang' })).status).toBe(201);
  expect(await find('tembalang')).toEqual([
    ['SPPG-3374-001', true],
    ['Tembalang', false],
  ]);
});

test.each([
  'SPPG-3374001',
  'sppg 3374 001',
  'SPPG/3374.001',
  'SPPG_3374_001',
  'SPPG-3374-OO1',
  'SPPG-3374-00l',
])('“%s” is the code of another kitchen', async (kode_unik_pendaftaran) => {
  const answer = await add({ kode_unik_pendaftaran, nama: 'SPPG Tembalang' });
  expect([answer.status, codeOf(answer)]).toEqual([409, '23505']);
});

test.each([
  ['a Cyrillic letter', { kode_unik_pendaftaran: 'SPPG-3374-001\u0430', nama: 'SPPG Tembalang' }],
  ['a long dash', { kode_unik_pendaftaran: 'SPPG\u20143374\u2014901', nama: 'SPPG Tembalang' }],
  ['a name that is written backwards', { kode_unik_pendaftaran: 'P-1', nama: 'SPPG \u202Egnalabmet' }],
  [
    'an account that leads elsewhere',
    { kode_unik_pendaftaran: 'P-9', nama: 'SPPG', akun_facebook: '../../evil.example' },
  ],
  [
    'an account that is a script',
    { kode_unik_pendaftaran: 'P-10', nama: 'SPPG', akun_instagram: 'javascript:alert(1)' },
  ],
  ['an address that nobody sees', { kode_unik_pendaftaran: 'P-2', nama: 'SPPG', lokasi: 'Jalan\u2066' }],
])('%s is refused', async (_, row) => {
  const answer = await add(row);
  expect([answer.status, codeOf(answer)]).toEqual([400, '23514']);
});

test.each([
  ['the column', { dikonfirmasi_pada: '2026-11-25T00:00:00Z' }, {}, 403],
  ['a setting', {}, { 'app.restoring': 'on', prefer: 'params=single-object, app.restoring=on' }, 201],
])('nobody confirms by %s', async (_, row, headers, status) => {
  const answer = await add({ kode_unik_pendaftaran: `P-3-${status}`, nama: 'SPPG', ...row }, headers);
  expect(answer.status).toBe(status);
  const confirmed = await scene.stack.sql(
    `select from public.sppg where kode_unik_pendaftaran like 'P-3-%' and dikonfirmasi_pada is not null`,
  );
  expect(confirmed).toEqual([]);
});

test('who is no manager imports nothing', async () => {
  await add({ kode_unik_pendaftaran: 'P-4', nama: 'SPPG' });
  const [row] = await scene.stack.sql<{ id: string; updated_at: string }>(
    `select id, to_json(updated_at) #>> '{}' as updated_at from public.sppg where kode_unik_pendaftaran = 'P-4'`,
  );
  const answer = await scene.asPending('POST', '/rest/v1/rpc/perbarui_sppg', {
    body: { perubahan: [{ ...row, nama: 'SPPG Empat' }] },
  });
  expect([answer.status, codeOf(answer)]).toEqual([403, '42501']);
  const stored = await scene.stack.sql(`select nama from public.sppg where kode_unik_pendaftaran = 'P-4'`);
  expect(stored).toEqual([{ nama: 'SPPG' }]);
});

test('nor do they add thousands in one go', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    ...kitchen,
    kode_unik_pendaftaran: `BANYAK-${index}`,
    nama: 'SPPG Banyak',
  }));
  const answer = await scene.asPending('POST', '/rest/v1/sppg', { body: rows });
  expect([answer.status, codeOf(answer)]).toEqual([429, 'PT429']);
  expect(JSON.parse(answer.text).message).toBe(
    'Paling banyak 60 SPPG dapat Anda tambahkan dalam satu jam. Coba lagi nanti, atau hubungi pengelola.',
  );
  expect(
    await scene.stack.sql(`select from public.sppg where kode_unik_pendaftaran like 'BANYAK-%'`),
  ).toEqual([]);
});

test('only an admin confirms, and only what they have read', async () => {
  const [row] = await scene.stack.sql<{ sppg_id: string; terakhir_diubah: string }>(
    `select id as sppg_id, to_json(updated_at) #>> '{}' as terakhir_diubah from public.sppg where kode_unik_pendaftaran = 'Tembalang'`,
  );
  const call = (send: Scene['asAdmin'], body: object) =>
    send('POST', '/rest/v1/rpc/konfirmasi_sppg', { body: { ...row, ...body } });
  for (const send of [scene.asVisitor, scene.asPending]) {
    const answer = await call(send, {});
    expect([[401, 403].includes(answer.status), codeOf(answer)]).toEqual([true, '42501']);
  }
  expect(codeOf(await call(scene.asAdmin, { terakhir_diubah: '2026-01-01T00:00:00Z' }))).toBe('P0001');
  expect(await find('tembalang')).toContainEqual(['Tembalang', false]);
  expect((await call(scene.asAdmin, {})).status).toBeLessThan(300);
  expect(await find('tembalang')).toContainEqual(['Tembalang', true]);

  // Another word is not what was confirmed.
  const changed = await scene.asPending('PATCH', `/rest/v1/sppg?id=eq.${row?.sppg_id}`, {
    body: { progres_pembangunan: 'Ditutup setelah keracunan 41 siswa' },
  });
  expect(changed.status).toBeLessThan(300);
  expect(await find('tembalang')).toContainEqual(['Tembalang', false]);
});

const circles = [
  'sppg?select=id,yayasan(id,sppg(id))',
  'sppg?select=id,yayasan(id,sppg(id,yayasan(id,sppg(id,yayasan(id,sppg(id))))))',
  'sppg?select=id,wilayah(nama,sppg(id,wilayah(nama,sppg(id))))',
  'sppg?select=id,sppg_sertifikat_publik(id,sppg(id,sppg_sertifikat_publik(id)))',
  'sppg?select=id,sppg_penghentian(id,sppg(id,sppg_penghentian(id)))',
  'sppg_kejadian?select=id,sppg_kejadian_kabar(id,sppg_kejadian(id,sppg_kejadian_kabar(id)))',
  'yayasan?select=id,sppg(id,yayasan(id,sppg(id)))',
  'yayasan?select=id,a:sppg(*),b:sppg(*)',
];

test.each(circles)('nobody is sent in a circle: %s', async (path) => {
  for (const send of [scene.asVisitor, scene.asPending]) {
    const answer = await send('GET', `/rest/v1/${path}`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'P0001']);
  }
});

test.each(['', "it's "])('nor by what looks like the API’s own test for existence: %s', async (words) => {
  const key = encodeURIComponent(`${words}select 1 from "sppg"`);
  const path = `sppg?select=id,a:nama->>${key},yayasan(id,sppg(id))`;
  const answer = await scene.asVisitor('GET', `/rest/v1/${path}`);
  // The embedded REST takes no such key.
  expect([answer.status, ['P0001', 'PGRST100'].includes(String(codeOf(answer)))]).toEqual([400, true]);
});

test.each(circles.filter((path) => path.startsWith('sppg?')))('nor by a write: %s', async (path) => {
  const row = { ...kitchen, kode_unik_pendaftaran: 'P-LINGKARAN', nama: 'SPPG' };
  const id = 'b0000000-0000-4000-8000-000000000001';
  const writes: [string, string, object | undefined][] = [
    ['POST', path, row],
    ['POST', `${path}&on_conflict=id`, { ...row, id }],
    ['PATCH', `${path}&id=eq.${id}`, { nama: 'SPPG Lingkaran' }],
    ['DELETE', `${path}&id=eq.${id}`, undefined],
  ];
  for (const [method, at, body] of writes) {
    const answer = await scene.asPending(method, `/rest/v1/${at}`, {
      ...(body && { body }),
      headers: { prefer: 'return=representation,resolution=merge-duplicates' },
    });
    expect([method, answer.status, codeOf(answer)]).toEqual([method, 400, 'P0001']);
  }
  expect(await scene.stack.sql(`select from public.sppg where nama = 'SPPG Lingkaran'`)).toEqual([]);
});

test('a write is answered with the foundation of its kitchen', async () => {
  const row = { ...kitchen, kode_unik_pendaftaran: 'P-JAWAB', nama: 'SPPG' };
  const headers = { prefer: 'return=representation' };
  const path = '/rest/v1/sppg?select=id,yayasan(id,nama)';
  const added = await scene.asPending('POST', path, { body: row, headers });
  expect(added.status).toBe(201);
  const [{ id }]: [{ id: string }] = JSON.parse(added.text);
  const edited = await scene.asPending('PATCH', `${path}&id=eq.${id}`, {
    body: { nama: 'SPPG Jawab' },
    headers,
  });
  expect([edited.status, JSON.parse(edited.text)]).toEqual([200, [expect.objectContaining({ id })]]);
});

test.each([
  'sppg?select=*,yayasan(id,nama),sppg_penghentian(mulai,sampai)&order=created_at.desc',
  'yayasan?select=*,sppg(*,sppg_penghentian(mulai,sampai))&order=nama.asc',
  'sppg?select=id&yayasan_id=eq.a0000000-0000-4000-8000-000000000001',
  'rpc/cari_sppg?kata=tembalang&select=*,yayasan(id,nama),wilayah(nama,regional_contacts(nama_kontak)),sppg_sertifikat_publik(*),sppg_penghentian(*),sppg_kejadian(*,sppg_kejadian_kabar(*))',
])('the pages’ own requests go on: %s', async (path) => {
  for (const prefer of ['count=none', 'count=exact']) {
    const answer = await scene.asVisitor('GET', `/rest/v1/${path}`, { headers: { prefer } });
    expect(answer.status).toBeLessThan(300);
    expect(JSON.parse(answer.text)).not.toHaveLength(0);
  }
});
