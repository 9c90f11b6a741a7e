import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessage } from '../../src/lib/errors/error-message.ts';
// Declares every table.
import '../../src/features/tables.ts';
import { FORGET_CLIENTS } from '../forget-clients.ts';
import { makeHostedLike } from '../database/hosted-like.ts';
import { type NativePostgres, startNativePostgres } from '../database/native-postgres.ts';

// PGlite runs one transaction at a time, so concurrent requests need a native server.
const VISITORS = 40;
const TOO_MANY = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';

const OWN_ID = '60000000-0000-4000-8000-000000000001';

let postgres: NativePostgres;
let owner: Client;
let visitors: Client[];

beforeAll(async () => {
  postgres = await startNativePostgres();
  owner = await postgres.connect();
  await makeHostedLike((sql) => owner.query(sql));
  visitors = await Promise.all(Array.from({ length: VISITORS }, () => postgres.connect()));
});

// The rollback ends a transaction that a failed test left open.
beforeEach(() =>
  owner.query(`
    rollback;
    truncate storage.objects, public.yayasan, public.sppg, private.sppg_dicari, public.sppg_sekolah, public.sppg_perkembangan, public.sppg_sertifikat,
      public.sppg_sertifikat_publik, public.sppg_penghentian, public.keluhan, public.keluhan_pengirim, public.keluhan_pesan,
      private.keluhan_pekan, public.contact_messages, public.partnership_applications,
      public.news_articles, public.news_redirects, public.mail_outbox, public.yayasan_kontak, private.certificate_reminders cascade;
    ${FORGET_CLIENTS}`),
);

afterAll(() => postgres?.stop());

function begin(visitor: Client, address = '198.51.100.7') {
  return visitor.query(`
    begin;
    set local role anon;
    set local "request.jwt.claims" = '{"role": "anon"}';
    set local "request.headers" = '{"x-forwarded-for": "${address}"}';`);
}

/** Runs a statement in concurrent transactions, which all begin before the first one sends; counts the results. */
async function sendAtOnce(
  sql: (number: number) => string,
  options: { end: 'commit' | 'rollback'; addressOf?: (number: number) => string },
) {
  await Promise.all(visitors.map((visitor, number) => begin(visitor, options.addressOf?.(number))));
  const answers: Record<string, number> = {};
  await Promise.all(
    visitors.map(async (visitor, number) => {
      const answer = await visitor.query(sql(number)).then(
        () => 'allowed',
        (error: Error) => error.message,
      );
      answers[answer] = (answers[answer] ?? 0) + 1;
      await visitor.query(options.end);
    }),
  );
  return answers;
}

/** Lets tries expire, as if this much time had passed. */
const wait = (seconds: number) =>
  owner.query(`
    do $$
    declare
      counter regclass;
    begin
      for counter in select oid from pg_class where relname ~ '^(throttle_(minutes|day)|proposals|complaint_photos)_' and relkind = 'S' loop
        execute format('select setval(%L, greatest(1, last_value - ${seconds})) from %s', counter, counter);
      end loop;
    end $$`);

/** Eight clients with five transactions each. */
const addressOf = (number: number) => `198.51.100.${number % 8}`;

describe('concurrent proposals', () => {
  const insert = (number: number) => `
    set local "storage.operation" = 'storage.object.upload';
    insert into storage.objects (bucket_id, name, metadata) values ('collaboration_documents',
      'partnership_proposals/investasi_sppg/anonymous/${number}_Uji.pdf', '{"contentLength": 8}');`;
  // The storage service checks in a transaction that it rolls back, and stores the file later.
  const attempt = { end: 'rollback' } as const;

  test('5 of 40 by one client are allowed, and other clients’ as well', async () => {
    expect(await sendAtOnce(insert, attempt)).toEqual({ allowed: 5, [TOO_MANY]: 35 });
    expect(await sendAtOnce(insert, attempt)).toEqual({ [TOO_MANY]: 40 });
    const ofOthers = await sendAtOnce(insert, { ...attempt, addressOf: (number) => `203.0.113.${number}` });
    // One each: more than twenty make everybody slower, and shut out nobody.
    expect(ofOthers).toEqual({ allowed: 40 });
  });

  test('20 of 40 by eight clients are allowed, then one by each of others', async () => {
    expect(await sendAtOnce(insert, { ...attempt, addressOf })).toEqual({ allowed: 20, [TOO_MANY]: 20 });
    expect(await sendAtOnce(insert, { ...attempt, addressOf })).toEqual({ [TOO_MANY]: 40 });
    const ofOthers = { ...attempt, addressOf: (number: number) => `203.0.113.${number % 8}` };
    expect(await sendAtOnce(insert, ofOthers)).toEqual({ allowed: 8, [TOO_MANY]: 32 });
  });

  test('after 100 in a day each client is allowed one', async () => {
    await owner.query(`
      insert into storage.objects (bucket_id, name, created_at)
      select 'collaboration_documents', number || '.pdf', now() - interval '1 hour'
      from generate_series(1, 95) as number`);
    const { allowed = 0, ...refused } = await sendAtOnce(insert, { ...attempt, addressOf });
    // The first five may be of one client: until there are a hundred, nobody is slower.
    expect(allowed).toBeGreaterThanOrEqual(8);
    expect(allowed).toBeLessThanOrEqual(8 + 4);
    expect(refused).toEqual({ [TOO_MANY]: 40 - allowed });
  });

  test('each waits for the lock of the one before it', async () => {
    await begin(owner);
    await owner.query(insert(1));
    const answers = await sendAtOnce((number) => `set local lock_timeout = '10ms'; ${insert(number)}`, {
      ...attempt,
      addressOf,
    });
    await owner.query('rollback');
    expect(answers).toEqual({ 'canceling statement due to lock timeout': VISITORS });
  });
});

describe.each([
  {
    what: 'messages',
    table: 'contact_messages',
    insert: `insert into public.contact_messages (name, email, subject, message)
      values ('Arum', 'arum@contoh.id', 'Bertanya', 'Halo')`,
    badRow: "('Arum', 'bukan email', 'Bertanya', 'Halo')",
  },
  {
    what: 'applications',
    table: 'partnership_applications',
    insert: `insert into public.partnership_applications (opportunity_id, contact_person, email)
      values ('investasi_sppg', 'Arum', 'arum@contoh.id')`,
    badRow: "('investasi_sppg', 'Arum', 'bukan email')",
  },
])('concurrent $what', ({ table, insert, badRow }) => {
  const send = (options?: { addressOf: (number: number) => string }) =>
    sendAtOnce(() => insert, { end: 'commit', ...options });
  const stored = async () =>
    (await owner.query<{ count: number }>(`select count(*)::int from public.${table}`)).rows[0]?.count;

  test('5 of 40 by one client are stored', async () => {
    expect(await send()).toEqual({ allowed: 5, [TOO_MANY]: 35 });
    expect(await stored()).toBe(5);
  });

  test('5 are tried when all are rolled back, and none is after that', async () => {
    expect(await sendAtOnce(() => insert, { end: 'rollback' })).toEqual({ allowed: 5, [TOO_MANY]: 35 });
    expect(await send()).toEqual({ [TOO_MANY]: 40 });
    expect(await stored()).toBe(0);
  });

  test('5 are tried when each request ends with a row that is refused', async () => {
    const answers = await sendAtOnce(() => `${insert}, ${badRow}`, { end: 'commit' });
    const { [TOO_MANY]: tooMany, ...others } = answers;
    // Two tries each, and the fifth is the first of a request that gets no further.
    expect(tooMany).toBe(38);
    expect(Object.keys(others)).toEqual([expect.stringContaining(`${table}_email_plausible`)]);
    expect(await send()).toEqual({ [TOO_MANY]: 40 });
    expect(await stored()).toBe(0);
  });

  test('5 more are once its ten minutes have ended', async () => {
    await send();
    await wait(600);
    expect(await send()).toEqual({ allowed: 5, [TOO_MANY]: 35 });
    expect(await stored()).toBe(10);
  });

  test('5 are on a new day, when all find the salt of yesterday', async () => {
    await owner.query(
      `select setval('private.throttle_salt', (current_date - date '1970-01-01' - 1)::bigint << 44)`,
    );
    expect(await send()).toEqual({ allowed: 5, [TOO_MANY]: 35 });
    expect(await stored()).toBe(5);
  });

  test('one is stored when its sender repeats it with its id, which is counted once', async () => {
    const withId = insert.replace('(', '(id, ').replace('values (', `values ('${OWN_ID}', `);
    const answers = await sendAtOnce(() => withId, { end: 'commit' });
    expect(await stored()).toBe(1);
    expect(answers).toMatchObject({ allowed: 1 });
    const again = await sendAtOnce(() => withId, { end: 'commit' });
    expect(again).toEqual({ [`duplicate key value violates unique constraint "${table}_pkey"`]: 40 });
  });

  test('8 clients with 5 each are all heard', async () => {
    expect(await send({ addressOf })).toEqual({ allowed: 40 });
    expect(await stored()).toBe(40);
  });
});

test('of 40 concurrent codes 20 are answered, also when all is rolled back', async () => {
  const ask = () => "select * from public.status_kiriman('K7QF2M9TXW4D')";
  expect(await sendAtOnce(ask, { end: 'rollback' })).toEqual({ allowed: 20, [TOO_MANY]: 20 });
  expect(await sendAtOnce(ask, { end: 'commit' })).toEqual({ [TOO_MANY]: 40 });
});

test('of 100 mails 10 concurrent workers claim each once', async () => {
  await owner.query(
    `select private.queue_mail(n || '@contoh.id', 'invitation', 'invitation:' || n) from generate_series(1, 100) as n`,
  );
  const workers = visitors.slice(0, 10);
  const claims = await Promise.all(
    workers.map((worker) => worker.query<{ id: string }>('select id from public.claim_mails(10)')),
  );
  const ids = claims.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await owner.query('select id from public.claim_mails(100)');
  expect(ids.length + (rest.rowCount ?? 0)).toBe(100);
});

test('of 10 concurrent workers one asks the host for a build', async () => {
  await owner.query(`
    insert into public.deploy_hook (url, changed_at) values ('https://api.netlify.com/build_hooks/5c23', '2026-01-01');
    update private.build_requests set wanted_at = now()`);
  const workers = visitors.slice(0, 10);
  const claims = await Promise.all(
    workers.map((worker) => worker.query<{ url: string | null }>('select private.claim_build() as url')),
  );
  expect(claims.filter(({ rows }) => rows[0]?.url)).toHaveLength(1);
});

describe('a crowd of 500 on one kitchen at once', () => {
  const ID = 'a2000000-0000-4000-8000-000000000001';
  let sent = 0;
  const complaint = (sppg: string, isi = 'Nasinya keras.') => {
    sent += 1;
    return `select public.kirim_keluhan('${JSON.stringify({
      id: `c7000000-0000-4000-8000-${String(sent).padStart(12, '0')}`,
      sppg_id: sppg,
      kategori: 'makanan',
      hari: '2026-01-01',
      isi,
      kode_lacak: 'K7QF2M9TXW4D',
    })}')`;
  };
  const kitchen = (number: number) => ID.replace(/1$/, String(number));
  const newClient = (number: number) => `10.0.0.${number}`;
  async function numbersOf(kode: string) {
    await owner.query(`select private.count_complaints(now() + interval '1 minute')`);
    return owner.query(`select jumlah, dijawab from public.keluhan_dapur('${kode}')`);
  }

  // The tally of each kitchen outlives its test.
  beforeEach(() =>
    owner.query(`
      insert into public.yayasan (id, nama) values ('${ID}', 'Yayasan Ramai');
      insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
        ('${kitchen(1)}', 'KERAMAIAN-1', 'SPPG Ramai', 'Kota Tegal', '${ID}'),
        ('${kitchen(2)}', 'KERAMAIAN-2', 'SPPG Lain', 'Kota Tegal', '${ID}'),
        ('${kitchen(3)}', 'KERAMAIAN-3', 'SPPG Tiga', 'Kota Tegal', '${ID}')`),
  );

  test('is taken, counts thirty, and closes neither this kitchen nor another one', async () => {
    const answers: Record<string, number> = {};
    for (let round = 0; round < 13; round += 1) {
      await owner.query(FORGET_CLIENTS);
      const taken = await sendAtOnce(() => complaint(kitchen(1)), { end: 'commit', addressOf: newClient });
      for (const [answer, amount] of Object.entries(taken)) answers[answer] = (answers[answer] ?? 0) + amount;
    }
    expect(answers).toEqual({ allowed: 13 * VISITORS });
    expect((await numbersOf('KERAMAIAN-1')).rows).toEqual([{ jumlah: 30, dijawab: 0 }]);
    const { rows } = await owner.query(
      'select dihitung, banyak_sekaligus, count(*)::int from public.keluhan group by 1, 2 order by 1',
    );
    expect(rows).toEqual([
      { dihitung: false, banyak_sekaligus: true, count: 13 * VISITORS - 30 },
      { dihitung: true, banyak_sekaligus: false, count: 30 },
    ]);
    await sendAtOnce(() => complaint(kitchen(2)), { end: 'commit', addressOf: newClient });
    expect((await numbersOf('KERAMAIAN-2')).rows).toEqual([{ jumlah: 30, dijawab: 0 }]);
  });

  test('loses no answer of those that are given at the same moment', async () => {
    await owner.query(FORGET_CLIENTS);
    await sendAtOnce(() => complaint(kitchen(3)), { end: 'commit', addressOf: newClient });
    const { rows } = await owner.query<{ id: string }>('select id from public.keluhan where dihitung');
    await Promise.all(
      visitors.slice(0, rows.length).map(async (visitor, number) => {
        await visitor.query('reset role');
        const answer = `insert into public.keluhan_pesan (keluhan_id, dari, isi) values ($1, 'kami', 'Ya.')`;
        await visitor.query(answer, [rows[number]?.id]);
      }),
    );
    expect((await numbersOf('KERAMAIAN-3')).rows).toEqual([{ jumlah: 30, dijawab: 30 }]);
  });
});

/** Runs the second statement while the transaction of the first is open, on which it waits; returns its error. */
async function nextTo(first: string, second: string) {
  const [one, other] = visitors;
  if (!one || !other) throw new Error('no visitors');
  await one.query(`begin; ${first}`);
  const answer = other.query(second).then(
    () => undefined,
    (error: Error) => error,
  );
  await vi.waitUntil(async () => {
    const { rowCount } = await owner.query('select from pg_locks where not granted');
    return rowCount;
  });
  await one.query('commit');
  return answer;
}

describe('a foundation at the same moment', () => {
  const ID = 'a1000000-0000-4000-8000-000000000001';
  const addSppg = `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
    values ('UJI-1', 'SPPG Uji', 'Kota Tegal', '${ID}')`;
  const deleteYayasan = `delete from public.yayasan where id = '${ID}'`;
  beforeEach(() => owner.query(`insert into public.yayasan (id, nama) values ('${ID}', 'Yayasan Uji')`));

  test('is not deleted when it gets its first SPPG', async () => {
    const refusal = await nextTo(addSppg, deleteYayasan);
    expect(errorMessage(refusal)).toBe(
      'Yayasan ini masih memiliki 1 SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.',
    );
  });

  test('gets no SPPG when it is deleted', async () => {
    const refusal = await nextTo(deleteYayasan, addSppg);
    expect(errorMessage(refusal)).toBe('Yayasan tidak ditemukan.');
  });

  test('is added once', async () => {
    const add = (nama: string) => `insert into public.yayasan (nama) values ('${nama}')`;
    const refusal = await nextTo(add('Yayasan Baru'), add('yayasan  BARU'));
    expect(errorMessage(refusal)).toBe('Nama ini sudah digunakan oleh yayasan lain.');
  });
});

describe('an article at the same moment', () => {
  const add = (slug: string) => `insert into public.news_articles
    (slug, title, date, category, excerpt, content, illustration, alt, status)
    values ('${slug}', 'Uji', '2026-01-02', 'Uji', 'Uji.', 'Uji.', 'berita/berita-1', 'Uji.', 'terbit')`;

  test('does not get the slug that another one gives up', async () => {
    await owner.query(add('lama'));
    const refusal = await nextTo(
      `update public.news_articles set slug = 'baru' where slug = 'lama'`,
      add('lama'),
    );
    expect(errorMessage(refusal)).toBe('Alamat ini sudah dipakai artikel lain, sekarang atau dulu.');
  });

  test('gets the revision after that of another one', async () => {
    expect(await nextTo(add('satu'), add('dua'))).toBeUndefined();
    const { rows } = await owner.query<{ slug: string }>(
      'select slug from public.news_articles order by published_revision desc',
    );
    const { rows: latest } = await owner.query<{ behind: string }>(
      `select revision - (select max(published_revision) from public.news_articles) as behind from public.content_revision`,
    );
    expect([rows, latest]).toEqual([[{ slug: 'dua' }, { slug: 'satu' }], [{ behind: '0' }]]);
  });
});
