import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scene, setScene } from '../../database/attacker/scene.ts';

// Who may manage SPPG and documents, and wants to harm.
let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
  await scene.stack.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
  await scene.changes();
});

afterAll(() => scene.stack.close());

const all = 'id=not.is.null';
const RETURN = { prefer: 'return=representation' };

test.each([
  ['PATCH', `sppg?${all}`, { nama: 'SPPG Palsu' }],
  ['PATCH', `sppg?${all}`, { status_verifikasi: 'Sudah Operasional', kontraktor_pelaksana: 'Palsu' }],
])('%s %s is refused with 403, and nothing of it happens', async (method, path, body) => {
  const answer = await scene.asPending(method, `/rest/v1/${path}`, { body, headers: RETURN });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    403,
    expect.objectContaining({
      message:
        'Paling banyak 20 data dapat diubah atau dihapus dalam satu menit. Tunggu sebentar, lalu coba lagi.',
    }),
  ]);
  expect(await scene.changes()).toEqual({});
});

test('all are not deleted at once: the record of one refuses it', async () => {
  const { status } = await scene.asPending('DELETE', `/rest/v1/sppg?${all}`, { headers: RETURN });
  expect([status, await scene.changes()]).toEqual([400, {}]);
});

test('one by one, and side by side, it ends after five that managers stand for; certificates of admins stay', async () => {
  const kitchens = await scene.stack.sql<{ id: string }>(
    'select id from public.sppg order by created_at, id',
  );
  const attempts = await Promise.all(
    kitchens.map(({ id }, index) =>
      index % 2
        ? scene.asPending('DELETE', `/rest/v1/sppg?id=eq.${id}`)
        : scene.asPending('PATCH', `/rest/v1/sppg?id=eq.${id}`, { body: { nama: 'SPPG Palsu' } }),
    ),
  );
  const done = attempts.filter(({ status }) => status < 300);
  expect([kitchens.length > 40, done.length]).toEqual([true, 5]);
  const { 'public.sppg': sppg, 'public.sppg_sertifikat': certificates } = await scene.changes();
  expect([(sppg?.removed ?? 0) <= 5, certificates]).toEqual([true, undefined]);
});

test('an admin undoes all of it in one step: every kitchen is there as it was, with its certificates', async () => {
  const span = { account_id: scene.pendingId, since: '2026-01-01', until: '2100-01-01' };
  const preview = await scene.asAdmin('POST', '/rest/v1/rpc/account_changes', { body: span });
  const rows: { table_name: string; row_id: string; last_entry: number }[] = JSON.parse(preview.text);
  expect(rows).toHaveLength(5);
  const chosen = Object.fromEntries(
    rows.map(({ table_name, row_id, last_entry }) => [`${table_name} ${row_id}`, last_entry]),
  );
  const undone = await scene.asAdmin('POST', '/rest/v1/rpc/undo_account_changes', {
    body: { ...span, chosen },
  });
  expect([undone.status, undone.text]).toEqual([200, '[]']);
  const [left] = await scene.stack.sql<{ kitchens: number; fake: number; hidden: number; lost: number }>(`
    select
      (select count(*)::int from public.sppg) as kitchens,
      (select count(*)::int from public.sppg where nama = 'SPPG Palsu') as fake,
      (select count(*)::int from public.sppg_sertifikat
       where id not in (select id from public.sppg_sertifikat_publik)) as hidden,
      (select count(*)::int from public.sppg_penghentian where dapur_id is null) as lost`);
  expect(left).toEqual({ kitchens: 61, fake: 0, hidden: 0, lost: 0 });
});
