import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORGET_CLIENTS } from '../../forget-clients.ts';
import { EVERY_TABLE, PRIVATE, PUBLIC, SEALED, SECRET } from './all-tables.ts';
import { codeOf, type Scene, setScene } from './scene.ts';
import {
  anyRowOf,
  changeGranted,
  columnsOf,
  type Request,
  RETURN,
  unrefused,
  writesTo,
} from './table-requests.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

// One client may try five times in ten minutes.
beforeEach(() => scene.stack.sql(FORGET_CLIENTS));

afterAll(() => scene.stack.close());

/** The columns that visitors may insert, beside the id. */
const FORMS: [string, string[]][] = [
  ['contact_messages', ['name', 'email', 'phone', 'subject', 'message', 'kode_lacak', 'jenis_permintaan']],
  [
    'partnership_applications',
    [
      'opportunity_id',
      'company_name',
      'contact_person',
      'email',
      'phone',
      'message',
      'document_url',
      'kode_lacak',
    ],
  ],
];

async function formOf(table: string, columns: string[]): Promise<Record<string, unknown>> {
  const row = await anyRowOf(scene, table);
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

test.each(PUBLIC)('everyone reads %s', async (table) => {
  for (const send of [scene.asVisitor, scene.asPending]) {
    const answer = await send('GET', `/rest/v1/${table}`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).not.toHaveLength(0);
  }
});

test.each(Object.keys(PRIVATE))('a visitor reads nothing of %s', async (table) => {
  for (const path of [table, `${table}?select=*`, `${table}?limit=1&offset=0`]) {
    for (const method of ['GET', 'HEAD', 'PURGE', 'COPY']) {
      const answer = await scene.asVisitor(method, `/rest/v1/${path}`, {
        headers: { prefer: 'count=exact' },
      });
      const code = method === 'HEAD' ? undefined : '42501';
      const refusals = [[401, code, null]];
      // PostgREST knows no other methods; the embedded REST answers them like GET.
      if (!['GET', 'HEAD'].includes(method)) refusals.push([405, 'PGRST117', null]);
      expect(refusals).toContainEqual([answer.status, codeOf(answer), answer.headers.get('content-range')]);
    }
  }
});

test.each(Object.entries(PRIVATE))('who waits for approval reads of %s: %i rows', async (table, rows) => {
  const headers = { prefer: 'count=exact' };
  const answer = await scene.asPending('GET', `/rest/v1/${table}`, { headers });
  expect(JSON.parse(answer.text)).toHaveLength(rows);
  for (const method of ['GET', 'HEAD']) {
    const { headers: answered } = await scene.asPending(method, `/rest/v1/${table}`, { headers });
    expect(answered.get('content-range')).toMatch(new RegExp(`/${rows}$`));
  }
});

test.each(SECRET)(
  'nobody reads whole rows of %s, and who waits for approval none',
  async (table, readable, secret) => {
    for (const send of [scene.asVisitor, scene.asPending, scene.asAdmin]) {
      for (const columns of ['*', ...secret])
        expect(codeOf(await send('GET', `/rest/v1/${table}?select=${columns}`))).toBe('42501');
    }
    const answer = await scene.asPending('GET', `/rest/v1/${table}?select=${readable}`);
    expect(JSON.parse(answer.text)).toEqual([]);
  },
);

test(`nobody reads ${SEALED}, not even an admin`, async () => {
  for (const path of [SEALED, `${SEALED}?select=name`, `${SEALED}?email=ilike.*contoh*&select=keluhan_id`])
    for (const send of [scene.asVisitor, scene.asPending, scene.asManager, scene.asAdmin])
      expect(codeOf(await send('GET', `/rest/v1/${path}`))).toBe('42501');
  const embedded = '/rest/v1/keluhan?select=id,keluhan_pengirim(name)';
  for (const send of [scene.asManager, scene.asAdmin])
    expect(codeOf(await send('GET', embedded))).toBe('42501');
});

test.each(EVERY_TABLE)('a visitor changes nothing in %s', async (table) => {
  const requests = [await changeGranted(scene, table, 'anon'), ...(await writesTo(scene, table))];
  expect(await unrefused(scene.asVisitor, 401, requests)).toEqual([]);
});

describe.each([
  ['a visitor', () => scene.asVisitor, 401],
  ['who waits for approval', () => scene.asPending, 403],
])('%s', (_, as, denied) => {
  test.each(FORMS)('adds no column to the form of %s', async (table, columns) => {
    const form = await formOf(table, columns);
    const others = (await columnsOf(scene, table)).filter((name) => name !== 'id' && !columns.includes(name));
    const requests = others.flatMap((column): Request[] => {
      const body = { ...form, [column]: null };
      return [
        ['POST', table, { body }],
        ['POST', `${table}?columns=${Object.keys(body).join(',')}`, { body }],
      ];
    });
    expect(await unrefused(as(), denied, requests)).toEqual([]);
    const invented = await as()('POST', `/rest/v1/${table}`, { body: { ...form, 'name") --': 'x' } });
    expect([invented.status, codeOf(invented)]).toEqual([400, 'PGRST204']);
  });

  test.each(FORMS)('gets nothing back from %s and overwrites nothing', async (table, columns) => {
    const body = await formOf(table, columns);
    const { id } = await anyRowOf(scene, table);
    const merge = { prefer: 'resolution=merge-duplicates' };
    const requests: Request[] = [
      ['POST', table, { body, headers: RETURN }],
      ['POST', `${table}?select=*`, { body, headers: RETURN }],
      ['POST', `${table}?on_conflict=id`, { body, headers: merge }],
      ['POST', `${table}?on_conflict=id`, { body: { ...body, id }, headers: merge }],
    ];
    expect(await unrefused(as(), denied, requests)).toEqual([]);
  });

  test.each(FORMS)('cannot fill %s', async (table, columns) => {
    const form = await formOf(table, columns);
    const long = await as()('POST', `/rest/v1/${table}`, {
      body: { ...form, message: 'x'.repeat(5_000_000) },
    });
    expect([long.status, codeOf(long)]).toEqual([400, '23514']);
    const many = await as()('POST', `/rest/v1/${table}`, { body: Array.from({ length: 6 }, () => form) });
    expect([many.status, codeOf(many)]).toEqual([429, 'PT429']);
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"name": "a', '['.repeat(100_000), '']) {
      expect((await as()('POST', `/rest/v1/${table}`, { body, headers })).status).toBe(400);
    }
    // PostgREST takes null for a list without rows; that nothing was stored is seen at the end of this file.
    const { status } = await as()('POST', `/rest/v1/${table}`, { body: 'null', headers });
    expect([201, 400]).toContain(status);
  });
});

// An admin's browser requests this path from the storage service, with the admin's token.
const uploads = 'partnership_proposals/investasi_sppg/anonymous';
test.each([
  'partnership_proposals/../../../../../../auth/v1/logout?scope=global',
  'partnership_proposals/%2e%2e/%2E%2E/%2e%2e/%2e%2e/%2e%2e/%2e%2e/auth/v1/logout?scope=global',
  'partnership_proposals/x/collaboration_documents/../../../../../auth/v1/logout?scope=global',
  `x/../collaboration_documents/${uploads}/1_a.pdf`,
  `${uploads}/1_a/../../../../../../../../auth/v1/logout?x=/1_a.pdf`,
  String.raw`${uploads}/1_a\..\..\..\..\..\..\..\..\auth\v1\logout?.pdf`,
  `${uploads}/1_%2e%2e%5c%2e%2e.pdf`,
  `${uploads}/1_a.pdf?scope=global`,
  `${uploads}/1_a.pdf#.pdf`,
  `${uploads}/1_a.pdf\n`,
  `${uploads}/1_a\t.pdf`,
  `${uploads}/..`,
  `${uploads}/%zz`,
  'partnership_proposals/lain/anonymous/1_a.pdf',
  'partnership_proposals/investasi_sppg/1_a.pdf',
])('leads no admin to %j', async (hostile) => {
  const path = `/storage/v1/object/public/collaboration_documents/${hostile}`;
  for (const send of [scene.asVisitor, scene.asPending]) {
    // What fails validation is refused after the third.
    await scene.stack.sql(FORGET_CLIENTS);
    for (const document_url of [path, `http://localhost${path}`]) {
      const body = {
        opportunity_id: 'investasi_sppg',
        contact_person: 'Penyerang',
        email: 'a@contoh.id',
        document_url,
      };
      const answer = await send('POST', '/rest/v1/partnership_applications', { body });
      expect([answer.status, codeOf(answer)]).toEqual([400, '23514']);
    }
  }
});

test('after all of it nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});
