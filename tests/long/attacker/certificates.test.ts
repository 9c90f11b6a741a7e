import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attack, codeOf, type Scene, type Send, setScene } from '../../database/attacker/scene.ts';

// Every response is searched for the numbers of cooks: the scene has made them its treasure.
let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

const cook = 'jenis=eq.Juru%20Masak';

/** Ways to the table of admins and to its view. */
const ways = ['sppg_sertifikat', 'sertifikat'].flatMap((table) => [
  table,
  `${table}?select=nomor`,
  `${table}?select=id&${cook}&nomor=like.RAHASIA*`,
  `${table}?select=id&nomor=gt.R&order=nomor`,
  `${table}?select=n:nomor::text`,
  `sppg?select=id,${table}(*)`,
  `sppg?select=id,${table}!inner(nomor)`,
  `sppg?select=id,...${table}(nomor)`,
  `sppg?select=id,${table}!inner()&${table}.nomor=like.RAHASIA*`,
  `yayasan?select=id,sppg(id,${table}(*))`,
  `rpc/cari_sppg?kata=SPPG&select=id,${table}(*)`,
  `rpc/cari_sppg?kata=SPPG&select=id,${table}!inner(id)&${table}.nomor=like.RAHASIA*`,
]);

/** The values in a JSON text, without the ids of rows that everyone may read. */
function otherThanIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(otherThanIds);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : otherThanIds(inner)));
}

const headers = { prefer: 'count=exact' };

/**
 * No privilege, or unknown to the API. Of a filter on what is not embedded, PostgREST says that it knows no such column,
 * the embedded stack that it may be one of two.
 */
const refusal = /^(42501|42702|42703|PGRST\d+)$/;

test.each(ways)('a visitor is refused %s', async (path) => {
  const answer = await scene.asVisitor('GET', `/rest/v1/${path}`, { headers });
  expect([answer.status >= 400, codeOf(answer)]).toEqual([true, expect.stringMatching(refusal)]);
});

describe.each(['approved_only', 'any_signed_in'])('who is signed in, %s,', (mode) => {
  beforeAll(async () => {
    await scene.stack.sql(`update public.access_settings set access_mode = '${mode}'`);
    await scene.changes();
  });

  test.each(ways)('finds nothing in %s', async (path) => {
    const answer = await scene.asPending('GET', `/rest/v1/${path}`, { headers });
    const isRefused = refusal.test(String(codeOf(answer)));
    const found = isRefused ? [] : otherThanIds(JSON.parse(answer.text)).filter((value) => value !== null);
    expect(found).toEqual([]);
  });
});

const people: [string, () => Send][] = [
  ['a visitor', () => scene.asVisitor],
  ['who is signed in', () => scene.asPending],
];

describe.each(people)('%s', (_, as) => {
  test('reads what is public, and no number of a cook', async () => {
    const direct = await as()('GET', `/rest/v1/sppg_sertifikat_publik?${cook}`);
    const embedded = await as()(
      'GET',
      `/rest/v1/sppg?select=nama,sppg_sertifikat_publik!inner(jenis,nomor)&sppg_sertifikat_publik.${cook}`,
    );
    for (const { status, text } of [direct, embedded]) {
      expect(status).toBe(200);
      expect(text).toContain('Juru Masak');
      expect(text).not.toMatch(/"nomor": ?"/);
    }
  });

  test.each([
    `sppg_sertifikat_publik?${cook}&nomor=not.is.null`,
    `sppg_sertifikat_publik?${cook}&nomor=like.*`,
    `sppg_sertifikat_publik?nomor=like.RAHASIA*`,
    `sppg_sertifikat_publik?or=(nomor.gte.RAHASIA,nomor.imatch.rahasia)&${cook}`,
    `sppg?select=id,sppg_sertifikat_publik!inner(id)&sppg_sertifikat_publik.nomor=like.RAHASIA*`,
  ])('no filter on the public copy knows it: %s', async (path) => {
    const answer = await as()('GET', `/rest/v1/${path}`, { headers });
    expect([answer.text, answer.headers.get('content-range')]).toEqual(['[]', '*/0']);
  });

  test('the order of the public copy does not tell it', async () => {
    const order = async (by: string) =>
      (await as()('GET', `/rest/v1/sppg_sertifikat_publik?${cook}&select=id&order=${by},id`)).text;
    expect(await order('nomor.desc')).toBe(await order('nomor.asc'));
  });

  test.each([
    ['%', 'P0001'],
    ['_______', 'P0001'],
    ['***', 'P0001'],
    ['tembal%ng', []],
    ['tembal*ng', []],
    ['tembal_ng', []],
    ["' or '1'='1", []],
    ["' or true --", []],
    ["'; drop table public.sppg; --", []],
    ['tembal"ng', []],
    [String.raw`tembal\ng`, []],
    ['RAHASIA-DAPUR', []],
    ['x'.repeat(51), 'P0001'],
    ['x'.repeat(100_000), 'P0001'],
    ['', 'P0001'],
    [null, []],
  ])('cari_sppg finds nothing by %j', async (kata, expected) => {
    const calls: [string, string, Attack][] = [['POST', 'rpc/cari_sppg', { body: { kata } }]];
    if (typeof kata === 'string' && kata.length < 1000)
      calls.push(['GET', `rpc/cari_sppg?kata=${encodeURIComponent(kata)}`, {}]);
    for (const [method, path, attack] of calls) {
      const answer = await as()(method, `/rest/v1/${path}`, attack);
      expect(answer.status === 200 ? JSON.parse(answer.text) : codeOf(answer)).toEqual(expected);
    }
  });

  // PostgREST takes the JSON of a list or object for a word like others.
  test.each([[['%tembal%ng%']], [{ like: '%' }], [{ neq: '' }]])(
    'cari_sppg finds nothing by %j',
    async (kata) => {
      const answer = await as()('POST', '/rest/v1/rpc/cari_sppg', { body: { kata } });
      expect(answer.status < 400 ? answer.text : '[]').toBe('[]');
    },
  );

  test('calls it with nothing but one word', async () => {
    const calls: [string, string, Attack][] = [
      ['POST', 'rpc/cari_sppg', { body: {} }],
      ['POST', 'rpc/cari_sppg', { body: { kata: 'tembalang', batas: 1000 } }],
      ['GET', 'rpc/cari_sppg', {}],
    ];
    for (const [method, path, attack] of calls)
      expect(codeOf(await as()(method, `/rest/v1/${path}`, attack))).toBe('PGRST202');
  });

  test('writes nothing through it', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE']) {
      const answer = await as()(method, '/rest/v1/rpc/cari_sppg?kata=tembalang', { body: { nama: 'x' } });
      expect([404, 405]).toContain(answer.status);
    }
  });
});

test('after all of it nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});
