import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Scene, setScene } from './scene.ts';

let scene: Scene;

// An account that has signed up, while whoever signs up may manage kitchens.
beforeAll(async () => {
  scene = await setScene();
  await scene.stack.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
});

afterAll(() => scene.stack.close());

const kitchen = 'b0000000-0000-4000-8000-000000000002';
const incident = '7a000000-0000-4000-8000-000000000001';
const row = { lokasi: 'Jalan Palsu', yayasan_id: 'a0000000-0000-4000-8000-000000000001' };

function messageOf({ text }: { text: string }) {
  const { message }: { message?: string } = JSON.parse(text);
  return message;
}

const asVisitor = async (path: string) => JSON.parse((await scene.asVisitor('GET', `/rest/v1/${path}`)).text);
/** What the home page asks for. */
const homeLine = () =>
  asVisitor(
    'sppg_kejadian?select=id,sppg(sppg_disebut(kode,nama,kabupaten_kota))&ditutup_pada=is.null&id=eq.' +
      incident,
  );
const latest = async (verb: string, id: string) =>
  (
    await scene.stack.sql<{ id: number }>(
      `select max(id)::int as id from public.audit_log where table_name = 'sppg' and action = '${verb}' and row_id = '${id}'`,
    )
  )[0]?.id;

test('words that a stranger gives a kitchen with an open incident are not told of it', async () => {
  const reported = await scene.asManager('POST', '/rest/v1/rpc/laporkan_kejadian', {
    body: { kejadian: { id: incident, sppg_id: kitchen, jenis: 'gejala sakit', hari: '2026-01-02' } },
  });
  expect(reported.status).toBe(200);
  const [before] = await asVisitor(`sppg?id=eq.${kitchen}&select=nama,kode_unik_pendaftaran`);
  const called = { kode: before.kode_unik_pendaftaran, nama: before.nama };
  const hoax = await scene.asPending('PATCH', `/rest/v1/sppg?id=eq.${kitchen}`, {
    body: { nama: 'dapur ini TIDAK, itu hoaks. Ganti rugi: WA 08', kode_unik_pendaftaran: 'WA-0812' },
  });
  expect(hoax.status).toBeLessThan(300);
  expect(await homeLine()).toEqual([
    { id: incident, sppg: { sppg_disebut: expect.objectContaining(called) } },
  ]);
  const overdue = JSON.parse(
    (await scene.asAdmin('GET', '/rest/v1/admin_summary?topic=eq.confirmations_ended')).text,
  );
  expect(overdue[0]).toMatchObject({ sppg_codes: [called.kode], sppg_names: [called.nama] });
  // Whoever was told the code still finds the kitchen.
  const found = await asVisitor(`rpc/cari_sppg?kata=${called.kode}&select=id,sppg_disebut(kode,nama)`);
  expect(found[0]).toEqual({ id: kitchen, sppg_disebut: called });
});

test('a stranger neither deletes a kitchen with a record nor gets its code; what managers wrote stays', async () => {
  const deleted = await scene.asPending('DELETE', `/rest/v1/sppg?id=eq.${kitchen}`);
  expect([deleted.status, codeOf(deleted)]).toEqual([400, 'P0001']);
  expect(messageOf(deleted)).toMatch(/^Dapur ini mempunyai catatan resmi \(kejadian/);
  expect(await homeLine()).toHaveLength(1);
  const [called] = await scene.stack.sql<{ kode: string }>(
    `select kode from public.sppg_disebut where dapur_id = '${kitchen}'`,
  );
  const another = await scene.asPending('POST', '/rest/v1/sppg', {
    body: { ...row, nama: 'SPPG Palsu', kode_unik_pendaftaran: called?.kode },
  });
  expect([another.status, codeOf(another)]).toEqual([409, '23505']);
});

test('deleted by a manager, its record waits for it, and nothing that a stranger does keeps an admin from restoring it', async () => {
  expect((await scene.asManager('DELETE', `/rest/v1/sppg?id=eq.${kitchen}`)).status).toBe(204);
  expect(await homeLine()).toEqual([]);
  for (const code of ['WA-0812', 'SPPG-3374-002']) {
    const taken = await scene.asPending('POST', '/rest/v1/sppg', {
      body: { ...row, nama: 'SPPG Palsu', kode_unik_pendaftaran: code },
    });
    expect([code, taken.status]).toEqual([code, 409]);
  }
  const restored = await scene.asAdmin('POST', '/rest/v1/rpc/restore_audit_entry', {
    body: { entry_id: await latest('DELETE', kitchen) },
  });
  expect(restored.status).toBe(204);
  expect(await homeLine()).toHaveLength(1);
});

test('a kitchen without a record is deleted as ever, and a refused restore says who has its code', async () => {
  const id = 'b9000000-0000-4000-8000-000000000001';
  const add = (body: object) => scene.asPending('POST', '/rest/v1/sppg', { body: { ...row, ...body } });
  expect((await add({ id, nama: 'SPPG Sekejap', kode_unik_pendaftaran: 'SEKEJAP-1' })).status).toBe(201);
  expect((await scene.asPending('DELETE', `/rest/v1/sppg?id=eq.${id}`)).status).toBe(204);
  expect((await add({ nama: 'SPPG Pengganti', kode_unik_pendaftaran: 'sekejap 1' })).status).toBe(201);
  const restored = await scene.asAdmin('POST', '/rest/v1/rpc/restore_audit_entry', {
    body: { entry_id: await latest('DELETE', id) },
  });
  expect([restored.status, messageOf(restored)]).toEqual([
    400,
    'Kode sekejap 1 sekarang dipakai SPPG Pengganti. Beri dapur itu kode lain atau hapus dapur itu, lalu ulangi.',
  ]);
});

test('a school with the id of its kitchen keeps nobody from confirming, nor from undoing', async () => {
  const id = 'b9000000-0000-4000-8000-000000000002';
  const added = await scene.asPending('POST', '/rest/v1/sppg', {
    body: { ...row, id, nama: 'SPPG Kembar', kode_unik_pendaftaran: 'KEMBAR-1' },
  });
  expect(added.status).toBe(201);
  const school = await scene.asPending('POST', '/rest/v1/sppg_sekolah', {
    body: { id, sppg_id: id, nama: 'SD Kembar' },
  });
  expect(school.status).toBe(201);
  const [{ updated_at }] = await asVisitor(`sppg?id=eq.${id}&select=updated_at`);
  const confirmed = await scene.asManager('POST', '/rest/v1/rpc/konfirmasi_sppg', {
    body: { sppg_id: id, terakhir_diubah: updated_at },
  });
  expect(confirmed.status).toBe(204);

  const span = { account_id: scene.pendingId, since: '2026-01-01', until: '2100-01-01' };
  const preview = await scene.asAdmin('POST', '/rest/v1/rpc/account_changes', { body: span });
  const rows: { table_name: string; row_id: string; last_entry: number }[] = JSON.parse(preview.text);
  const twins = rows.filter(({ row_id }) => row_id === id);
  expect(twins.map(({ table_name }) => table_name).sort()).toEqual(['sppg', 'sppg_sekolah']);
  const undone = await scene.asAdmin('POST', '/rest/v1/rpc/undo_account_changes', {
    body: {
      ...span,
      chosen: Object.fromEntries(
        twins.map(({ table_name, row_id, last_entry }) => [`${table_name} ${row_id}`, last_entry]),
      ),
    },
  });
  expect([undone.status, undone.text]).toEqual([200, '[]']);
  expect(await asVisitor(`sppg?id=eq.${id}`)).toEqual([]);
});
