import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORGET_CLIENTS } from '../../forget-clients.ts';
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

const facts = ['answered_at', 'created_at', 'kind', 'pesan_publik', 'status', 'tanpa_telepon'];

// Calls are counted, and all come from one client.
beforeEach(() => scene.stack.sql(FORGET_CLIENTS));

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

test.each(['K7QF2M9TXW4D', '000000000001'])('the code %s tells six facts', async (kode) => {
  for (const send of everybody()) {
    expect(columnsIn(await track(send, { kode }))).toEqual(facts);
  }
});

test('the code of a complaint tells its state and our answers, and nothing that was sent', async () => {
  for (const send of everybody()) {
    expect(columnsIn(await track(send, { kode: 'KEH00000003Z' }))).toEqual(
      facts.filter((name) => name !== 'pesan_publik'),
    );
    for (const query of ['', '?select=*', '?dari=eq.pengirim', '?order=isi']) {
      const answers = await send('POST', `/rest/v1/rpc/jawaban_keluhan${query}`, {
        body: { kode: 'KEH00000002Z' },
      });
      const allowed = ['boleh_tulis_lagi', 'created_at', 'dari', 'isi', 'status', 'tulis_lagi_sampai'];
      expect(columnsIn(answers).filter((name) => !allowed.includes(name))).toEqual([]);
    }
    // With what was sent in it, the answer would fail this test.
    await send('POST', '/rest/v1/rpc/jawaban_keluhan?select=*,keluhan(*)', {
      body: { kode: 'KEH00000002Z' },
    });
  }
});

const answersTo = (kode: string) =>
  scene.asVisitor('POST', '/rest/v1/rpc/jawaban_keluhan', { body: { kode } });

const writeAgain = (kode: string) =>
  scene.asVisitor('POST', '/rest/v1/rpc/tulis_lagi', {
    body: { kode, pesan: { id: crypto.randomUUID(), isi: 'x' } },
  });

test('twenty looks at a complaint and its answers are one try each, and writing again is counted apart', async () => {
  const kode = 'KEH00000003Z';
  const look = async () => [await track(scene.asVisitor, { kode }), await answersTo(kode)];
  for (let looks = 0; looks < 20; looks += 1)
    expect((await look()).map(({ status }) => status)).toEqual([200, 200]);
  expect((await look()).map(codeOf)).toEqual(['PT429', 'PT429']);
  expect(codeOf(await writeAgain('K7QF2M9TXW4E'))).toBe('P0002');
});

test('codes of complaints cannot be tried by asking for answers, nor by writing again', async () => {
  for (let tries = 0; tries < 20; tries += 1) expect((await answersTo('K7QF2M9TXW4E')).status).toBe(200);
  for (const refused of [
    await answersTo('KEH00000003Z'),
    await track(scene.asVisitor, { kode: 'KEH00000003Z' }),
  ])
    expect(codeOf(refused)).toBe('PT429');
  for (let tries = 0; tries < 3; tries += 1) expect(codeOf(await writeAgain('K7QF2M9TXW4E'))).toBe('P0002');
  expect(codeOf(await writeAgain('KEH00000002Z'))).toBe('PT429');
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

test.each(['contact_messages', 'partnership_applications', 'keluhan', 'leads', 'accounts'])(
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

test.each([
  ['an answer that can’t be made', '?select=status::int', {}],
  ['an answer of exactly one row', '', { accept: 'application/vnd.pgrst.object+json' }],
  ['a transaction to be rolled back', '', { prefer: 'tx=rollback' }],
])('codes cannot be tried by %s', async (_, query, headers) => {
  const ask = (kode: string) =>
    scene.asVisitor('POST', `/rest/v1/rpc/status_kiriman${query}`, { body: { kode }, headers });
  for (let tries = 0; tries < 10; tries += 1)
    for (const kode of ['K7QF2M9TXW4D', 'K7QF2M9TXW4E']) expect(codeOf(await ask(kode))).not.toBe('PT429');
  expect(codeOf(await ask('K7QF2M9TXW4D'))).toBe('PT429');
  expect(codeOf(await track(scene.asPending, { kode: 'K7QF2M9TXW4D' }))).toBe('PT429');
});

const forms = [
  {
    table: 'contact_messages',
    taken: 'K7QF2M9TXW4D',
    form: { name: 'Penyerang', email: 'a@contoh.id', subject: 'x', message: 'x' },
  },
  {
    table: 'partnership_applications',
    taken: '000000000001',
    form: { opportunity_id: 'investasi_sppg', contact_person: 'Penyerang', email: 'a@contoh.id' },
  },
];

describe.each(forms)('by an insert into $table', ({ table, taken, form }) => {
  const insert = (body: object, send = scene.asVisitor) => send('POST', `/rest/v1/${table}`, { body });
  const unknown = 'K7QF2M9TXW4E';

  test('a code that is taken is answered like one that is not', async () => {
    for (const send of everybody()) {
      const answers = [];
      for (const kode_lacak of [taken, unknown]) {
        const { status, text } = await insert({ ...form, kode_lacak }, send);
        answers.push([status, text]);
      }
      expect(answers).toEqual([
        [201, ''],
        [201, ''],
      ]);
    }
  });

  test('whoever names a code that is taken does not hide what it stood for', async () => {
    const { text } = await track(scene.asVisitor, { kode: taken });
    expect(JSON.parse(text)).toEqual([expect.objectContaining({ pesan_publik: expect.any(String) })]);
  });

  test('four codes and a row that is refused are five tries, however often', async () => {
    const row = (kode_lacak: string) => ({ ...form, kode_lacak });
    const bad = { ...row(unknown), email: 'bukan email' };
    const guesses = (codes: string[]) => insert([...codes.map(row), bad]);
    expect(codeOf(await guesses([unknown, taken, unknown, taken]))).toBe('23514');
    let tried = 0;
    for (let attempts = 0; attempts < 20; attempts += 1)
      if (codeOf(await guesses([taken, unknown, taken, unknown])) !== 'PT429') tried += 4;
    expect(tried).toBe(0);
    expect(codeOf(await insert(form))).toBe('PT429');
  });

  test('what is sent again with its own id is stored once, and tells only whoever knows the id', async () => {
    const row = { ...form, id: crypto.randomUUID(), kode_lacak: '777777777777' };
    expect((await insert(row)).status).toBe(201);
    const again = await insert(row);
    expect([again.status, codeOf(again)]).toEqual([409, '23505']);
    const stored = await scene.stack.sql(`select id from public.${table} where kode_lacak = '777777777777'`);
    expect(stored).toEqual([{ id: row.id }]);
    expect((await insert({ ...row, id: crypto.randomUUID() })).status).toBe(201);
  });
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
