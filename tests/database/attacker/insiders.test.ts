import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_ADDED, NOT_CHANGED } from './all-tables.ts';
import { file, folder, newScan, unrefused as unrefusedFiles } from './file-requests.ts';
import { type Attack, codeOf, type Scene, setScene } from './scene.ts';
import {
  anyRowOf,
  changeEach,
  changeGranted,
  columnsOf,
  grantedOf,
  type Request,
  RETURN,
  unrefused as unrefusedRows,
} from './table-requests.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

describe('whoever may manage SPPG and documents, and is no admin,', () => {
  const setAccessMode = async (mode: string) => {
    await scene.stack.sql(`update public.access_settings set access_mode = '${mode}'`);
    // What follows is compared with this.
    await scene.changes();
  };
  beforeAll(() => setAccessMode('any_signed_in'));
  afterAll(() => setAccessMode('approved_only'));

  test.each(NOT_CHANGED)('changes and deletes nothing in %s', async (table) => {
    const [key = ''] = await columnsOf(scene, table);
    const all = `${table}?${key}=not.is.null`;
    expect(
      await unrefusedRows(scene.asPending, 403, [
        await changeGranted(scene, table, 'authenticated'),
        ['DELETE', all, { headers: RETURN }],
        ['DELETE', `${all}&limit=1&order=${key}`, { headers: RETURN }],
      ]),
    ).toEqual([]);
  });

  test.each(NOT_ADDED)('adds nothing to %s', async (table) => {
    const body = await grantedOf(scene, table, 'authenticated', 'insert');
    const upsert = { prefer: 'return=representation,resolution=merge-duplicates' };
    expect(
      await unrefusedRows(scene.asPending, 403, [
        ['POST', table, { body }],
        ['POST', table, { body, headers: RETURN }],
        ['POST', table, { body: [body, body], headers: upsert }],
      ]),
    ).toEqual([]);
  });

  test('changes nothing of a document but its title, category, day, place and file', async () => {
    const own = ['title', 'category', 'urutan', 'file_path', 'file_name', 'edition_note', 'document_date'];
    const others = (await columnsOf(scene, 'program_documents')).filter((column) => !own.includes(column));
    const row = await anyRowOf(scene, 'program_documents');
    const requests = others.map((column): Request => [
      'PATCH',
      'program_documents?id=not.is.null',
      { body: { title: 'Penyerang', [column]: row[column] }, headers: RETURN },
    ]);
    expect(await unrefusedRows(scene.asPending, 403, requests)).toEqual([]);
  });

  test('neither lists, adds, replaces nor removes scans of certificates', async () => {
    const named = { bucketId: 'certificate_scans', sourceKey: scene.scan };
    const pdf = file();
    expect(
      await unrefusedFiles(scene.asPending, [
        ['POST', 'object/list/certificate_scans', { body: { prefix: '', limit: 1000 } }],
        ['POST', `object/certificate_scans/${newScan}`, pdf],
        ['POST', `object/upload/sign/certificate_scans/${newScan}`],
        ['POST', `object/certificate_scans/${scene.scan}`, file('application/pdf', { 'x-upsert': 'true' })],
        ['PUT', `object/certificate_scans/${scene.scan}`, pdf],
        ['DELETE', `object/certificate_scans/${scene.scan}`],
        ['DELETE', 'object/certificate_scans', { body: { prefixes: [scene.scan] } }],
        ['POST', 'object/move', { body: { ...named, destinationKey: newScan } }],
        ['POST', 'object/copy', { body: { ...named, destinationKey: newScan } }],
        [
          'POST',
          'object/copy',
          {
            body: {
              ...named,
              destinationBucket: 'program_documents',
              destinationKey: 'program_regulations/5_a.pdf',
            },
          },
        ],
      ]),
    ).toEqual([]);
  });

  test('adds, changes and removes no edition', async () => {
    const edition = await anyRowOf(scene, 'program_document_editions');
    expect(
      await unrefusedRows(scene.asPending, 403, [
        ...(await changeEach(scene, 'program_document_editions')),
        ['POST', 'program_document_editions', { body: { ...edition, edition: 9 } }],
        ['DELETE', 'program_document_editions?id=not.is.null', { headers: RETURN }],
      ]),
    ).toEqual([]);
    for (const body of [
      { file_path: 'program_regulations/1_tiada.pdf' },
      { file_path: 'program_regulations/1_edisi-pertama.pdf' },
    ]) {
      const path = `/rest/v1/program_documents?file_path=eq.${scene.document}`;
      const answer = await scene.asPending('PATCH', path, { body });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'P0001']);
    }
  });

  test('reads nothing of what is due for admins', async () => {
    for (const path of ['admin_summary', 'admin_summary?topic=eq.leads_waiting', 'due_rows']) {
      expect((await scene.asPending('GET', `/rest/v1/${path}`)).text).toBe('[]');
    }
  });

  test('has changed nothing by all of it', async () => {
    expect(await scene.changes()).toEqual({});
  });
});

test('an admin cannot delete a foundation that has SPPG, nor anything of the list of kabupaten and kota', async () => {
  const [owner] = await scene.stack.sql<{ id: string; amount: number }>(
    'select yayasan_id as id, count(*)::int as amount from public.sppg group by 1 order by 2 desc limit 1',
  );
  const refused = await scene.asAdmin('DELETE', `/rest/v1/yayasan?id=eq.${owner?.id}`);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    400,
    expect.objectContaining({
      code: 'P0001',
      message: `Yayasan ini masih memiliki ${owner?.amount} SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.`,
    }),
  ]);
  for (const [method, attack] of [
    ['DELETE', {}],
    ['PATCH', { body: { nama: 'Kota Baru' } }],
  ] as const) {
    const answer = await scene.asAdmin(method, '/rest/v1/wilayah?nama=eq.Kota%20Tegal', attack);
    expect([answer.status, codeOf(answer)]).toEqual([403, '42501']);
  }
});

test.each([
  ['a listed document', 'program_documents', () => scene.document, 'program_regulations/5_a.pdf'],
  ['an application', 'collaboration_documents', () => scene.proposal, folder('anonymous/5_a.pdf')],
  ['a contact', 'contact_photos', () => scene.photo, '5_a.png', 'image/png'],
  [
    'an article',
    'site_pictures',
    () => scene.picture,
    '7f3c1a52-0c1d-4b6e-9a58-000000000005-640.webp',
    'image/webp',
  ],
  ['a certificate', 'certificate_scans', () => scene.scan, newScan],
  [
    "a kitchen's progress",
    'progress_photos',
    () => scene.picture,
    '7f3c1a52-0c1d-4b6e-9a58-000000000005-640.webp',
    'image/webp',
  ],
])(
  'an admin takes no file from %s behind the back of the audit trail',
  async (_, bucket, name, destination, type = 'application/pdf') => {
    const named = { bucketId: bucket, sourceKey: name() };
    expect(
      await unrefusedFiles(scene.asAdmin, [
        ['DELETE', `object/${bucket}/${name()}`],
        ['DELETE', `object/${bucket}`, { body: { prefixes: [name()] } }],
        ['POST', `object/${bucket}/${name()}`, file(type, { 'x-upsert': 'true' })],
        ['PUT', `object/${bucket}/${name()}`, file(type)],
        ['POST', 'object/move', { body: { ...named, destinationKey: destination } }],
        ['POST', 'object/copy', { body: { ...named, destinationKey: destination } }],
        ['POST', `bucket/${bucket}/empty`],
        ['DELETE', `bucket/${bucket}`],
      ]),
    ).toEqual([]);
  },
);

test('an admin changes nothing of what complaints count for in public', async () => {
  const id = 'c1000000-0000-4000-8000-000000000004';
  const before = await scene.asVisitor('POST', '/rest/v1/rpc/keluhan_dapur', {
    body: { kode: 'SPPG-3302-002' },
  });
  expect(JSON.parse(before.text)).toMatchObject([{ jumlah: 2, belum_dijawab_lewat_tenggat: 1 }]);
  const past = '2020-01-01T00:00:00Z';
  expect(
    await unrefusedRows(scene.asAdmin, 403, [
      ...Object.entries({
        tenggat: '2100-01-01',
        dijawab_pada: past,
        dihitung: false,
        created_at: past,
        kode_sppg: null,
      }).map(([column, value]): Request => [
        'PATCH',
        `keluhan?id=eq.${id}`,
        { body: { [column]: value }, headers: RETURN },
      ]),
      ['POST', 'keluhan', { body: { id, isi: 'x' }, headers: RETURN }],
      ['POST', 'keluhan_pesan', { body: { keluhan_id: id, dari: 'kami', isi: 'x' }, headers: RETURN }],
      ['PATCH', `keluhan_pesan?keluhan_id=not.is.null`, { body: { created_at: past }, headers: RETURN }],
      ['DELETE', 'keluhan_pesan?keluhan_id=not.is.null', { headers: RETURN }],
    ]),
  ).toEqual([]);
  for (const table of ['keluhan_tercatat', 'keluhan_pekan']) {
    const headers = { 'content-profile': 'private' };
    const answer = await scene.asAdmin('DELETE', `/rest/v1/${table}?kode_sppg=not.is.null`, { headers });
    expect([answer.status, codeOf(answer)]).toEqual([406, 'PGRST106']);
  }
});

test('an admin adds no contact photo of another name or type, and none that is too large', async () => {
  const names = [
    '5_a.svg',
    '5_a.html',
    'a.png',
    'folder/5_a.png',
    '..%2Favatars%2F5_a.png',
    '5_a.png%0A',
    '5_A.png',
  ];
  const types = ['image/svg+xml', 'text/html', 'application/pdf', ''];
  expect(
    await unrefusedFiles(scene.asAdmin, [
      ...names.map((name): [string, string, Attack] => [
        'POST',
        `object/contact_photos/${name}`,
        file('image/png'),
      ]),
      ...types.map((type): [string, string, Attack] => ['POST', 'object/contact_photos/5_a.png', file(type)]),
      [
        'POST',
        'object/contact_photos/5_a.png',
        { body: new Uint8Array(1024 * 1024 + 1), headers: { 'content-type': 'image/png' } },
      ],
      ['POST', 'object/upload/sign/contact_photos/5_a.png'],
    ]),
  ).toEqual([]);
});

test('an admin adds no scan of another name or type, and none that is too large', async () => {
  const names = ['sertifikat.pdf', `folder/${newScan}`, newScan.replace('pdf', 'html'), `${newScan}%0A`];
  const types = ['text/html', 'image/svg+xml', 'image/png', 'application/pdf;text/html', ''];
  const post = (name: string, attack: Attack): [string, string, Attack] => [
    'POST',
    `object/certificate_scans/${name}`,
    attack,
  ];
  expect(
    await unrefusedFiles(scene.asAdmin, [
      ...names.map((name) => post(name, file())),
      ...types.map((type) => post(newScan, file(type))),
      post(newScan, {
        body: new Uint8Array(5 * 1024 * 1024 + 1),
        headers: { 'content-type': 'application/pdf' },
      }),
      ['POST', `object/upload/sign/certificate_scans/${newScan}`],
    ]),
  ).toEqual([]);
});

test('nor does an admin change anything by that', async () => {
  expect(await scene.changes()).toEqual({});
});
