import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, codeOf, type Scene, type Send, setScene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
  // Rows whose other columns are secret; the code has been passed on.
  await scene.stack.sql(
    `update public.contact_messages
     set kode_lacak = 'K7QF2M9TXW4D', status = 'Ditinjau', pesan_publik = 'Kami telepon besok.' where email = 'korban@contoh.id'`,
  );
  await scene.stack.sql(
    `update public.partnership_applications
     set kode_lacak = '000000000001', status = 'Ditolak', pesan_publik = 'Belum tahun ini.' where email = 'korban@contoh.id'`,
  );
});

afterAll(() => scene.stack.close());

const facts = ['answered_at', 'created_at', 'kind', 'pesan_publik', 'status'];

// Calls are counted, and all come from one client.
beforeEach(() => scene.stack.sql('delete from private.throttle_windows'));

function track(send: Send, body: object, query = '') {
  return send('POST', `/rest/v1/rpc/status_kiriman${query}`, { body });
}

/** The columns in a response that are not just empty. */
function columnsIn({ status, text }: Answer): string[] {
  const rows: object[] = status === 200 ? JSON.parse(text) : [];
  return [
    ...new Set(
      rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (value === null ? [] : name))),
    ),
  ].sort();
}

const everybody = (): Send[] => [scene.asVisitor, scene.asPending];

test.each(['K7QF2M9TXW4D', '000000000001'])('the code %s tells five facts', async (kode) => {
  for (const send of everybody()) {
    expect(columnsIn(await track(send, { kode }))).toEqual(facts);
  }
});

test.each([
  '?select=*,note',
  '?select=name,email',
  '?order=note',
  '?note=not.is.null',
  '?email=eq.korban@contoh.id',
  '?select=id',
])('no other column through %s', async (query) => {
  for (const send of everybody()) {
    const columns = columnsIn(await track(send, { kode: 'K7QF2M9TXW4D' }, query));
    expect(columns.filter((column) => !facts.includes(column))).toEqual([]);
  }
});

test.each(['contact_messages', 'partnership_applications', 'leads', 'accounts'])(
  'no row of %s comes with it',
  async (table) => {
    for (const send of everybody())
      expect((await track(send, { kode: 'K7QF2M9TXW4D' }, `?select=*,${table}(*)`)).text).not.toMatch(
        /korban@|admin@/,
      );
  },
);

test.each([
  '',
  '%',
  '____________',
  'K7QF%',
  'k7qf2m9txw4d',
  "' or kode_lacak is not null --",
  'x'.repeat(100_000),
  null,
  { neq: '' },
  ['K7QF%'],
])('nothing is found by %j', async (kode) => {
  for (const send of everybody()) expect(columnsIn(await track(send, { kode }))).toEqual([]);
});

test('codes cannot be tried', async () => {
  for (let tries = 0; tries < 20; tries += 1)
    expect((await track(scene.asVisitor, { kode: 'K7QF2M9TXW4E' })).status).toBe(200);
  for (const send of everybody())
    for (const query of ['', '?select=status', '?status=eq.Baru'])
      expect(codeOf(await track(send, { kode: 'K7QF2M9TXW4D' }, query))).toBe('PT429');
});

test('a code that is taken says so, and nothing of whose it is', async () => {
  const form = { name: 'Penyerang', email: 'a@contoh.id', subject: 'x', message: 'x' };
  for (const send of everybody()) {
    const answer = await send('POST', '/rest/v1/contact_messages', {
      body: { ...form, kode_lacak: 'K7QF2M9TXW4D' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([409, '23505']);
  }
});

test('what admins wrote before, and the internal note, stay in the trail', async () => {
  const path = '/rest/v1/contact_messages?email=eq.korban@contoh.id';
  await scene.asAdmin('PATCH', path, {
    body: { pesan_publik: 'Versi lama.', note: 'RAHASIA-DAPUR: jangan.' },
  });
  await scene.asAdmin('PATCH', path, { body: { pesan_publik: null } });
  for (const send of everybody()) {
    expect(JSON.parse((await track(send, { kode: 'K7QF2M9TXW4D' })).text)).toMatchObject([
      { pesan_publik: null },
    ]);
    const trail = await send('GET', '/rest/v1/audit_log?table_name=eq.contact_messages');
    expect(trail.text).not.toContain('Versi lama.');
  }
});
