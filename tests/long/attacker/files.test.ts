import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORGET_CLIENTS } from '../../forget-clients.ts';
import { isEmbedded } from '../../database/backend.ts';
import { RIGHTS } from '../../database/rights.ts';
import { file, folder, newScan, unrefused } from '../../database/attacker/file-requests.ts';
import { type Attack, type Scene, type Send, sender, setScene } from '../../database/attacker/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

const BUCKETS = RIGHTS.filter(({ kind }) => kind === 'bucket').map(({ thing }) => thing);
const people: [string, () => Send, () => string][] = [
  ['a visitor', () => scene.asVisitor, () => 'anonymous'],
  ['who waits for approval', () => scene.asPending, () => scene.pendingId],
];
describe.each(people)('%s', (_, as, ownFolder) => {
  test.each(BUCKETS)('neither sees, makes nor changes the bucket %s', async (bucket) => {
    const list = (prefix: string): [string, string, Attack] => [
      'POST',
      `object/list/${bucket}`,
      { body: { prefix, limit: 1000 } },
    ];
    expect(
      await unrefused(as(), [
        ['GET', 'bucket'],
        ['GET', `bucket/${bucket}`],
        ['POST', 'bucket', { body: { id: bucket, name: bucket, public: true } }],
        ['POST', 'bucket', { body: { id: 'baru', name: 'baru', public: true } }],
        ['PUT', `bucket/${bucket}`, { body: { public: true } }],
        ['PUT', `bucket/${bucket}`, { body: { public: true, file_size_limit: 1, allowed_mime_types: [] } }],
        ['POST', `bucket/${bucket}/empty`],
        ['DELETE', `bucket/${bucket}`],
        ...['', '/', '%', '..', 'program_regulations', folder('anonymous'), folder(scene.pendingId)].map(
          list,
        ),
        ['POST', `object/list-v2/${bucket}`, { body: { prefix: '', with_delimiter: true } }],
        ['GET', `s3/${bucket}`],
      ]),
    ).toEqual([]);
  });

  test.each([
    ['program_documents', () => scene.document],
    ['collaboration_documents', () => scene.proposal],
    ['contact_photos', () => scene.photo],
    ['site_pictures', () => scene.picture],
    ['certificate_scans', () => scene.scan],
    ['progress_photos', () => scene.picture],
    ['keluhan_foto', () => scene.complaintPhoto],
  ])('neither overwrites, moves, copies nor deletes a file of %s', async (bucket, name) => {
    const moves = BUCKETS.flatMap((destinationBucket) =>
      ['move', 'copy'].map((verb): [string, string, Attack] => [
        'POST',
        `object/${verb}`,
        {
          body: {
            bucketId: bucket,
            sourceKey: name(),
            destinationBucket,
            destinationKey:
              destinationBucket === 'avatars'
                ? `${scene.pendingId}/avatar.png`
                : `${folder(ownFolder())}/5_a.pdf`,
          },
        },
      ]),
    );
    expect(
      await unrefused(as(), [
        ['POST', `object/${bucket}/${name()}`, file()],
        ['POST', `object/${bucket}/${name()}`, file('application/pdf', { 'x-upsert': 'true' })],
        ['PUT', `object/${bucket}/${name()}`, file()],
        ['DELETE', `object/${bucket}/${name()}`],
        ['DELETE', `object/${bucket}`, { body: { prefixes: [name()] } }],
        ['POST', `object/sign/${bucket}/${name()}`, { body: { expiresIn: 60 } }],
        ['POST', `object/sign/${bucket}`, { body: { expiresIn: 60, paths: [name()] } }],
        ['PUT', `object/upload/sign/${bucket}/${name()}?token=x`, file()],
        ['POST', 'upload/resumable', { headers: { 'tus-resumable': '1.0.0', 'upload-length': '5' } }],
        ...moves,
      ]),
    ).toEqual([]);
  });

  test.each([
    ['proposal', 'collaboration_documents', () => scene.proposal],
    ['photo of a complaint', 'keluhan_foto', () => scene.complaintPhoto],
  ])('opens no %s on any way', async (_what, bucket, name) => {
    const none = 'eyJhbGciOiJub25lIn0.eyJ1cmwiOiJjb2xsYWJvcmF0aW9uX2RvY3VtZW50cyJ9.';
    const path = `${bucket}/${name()}`;
    const ways = ['', 'public/', 'authenticated/', 'info/', 'info/public/', 'info/authenticated/'];
    expect(
      await unrefused(as(), [
        ...ways.flatMap((way): [string, string][] => [
          ['GET', `object/${way}${path}`],
          ['HEAD', `object/${way}${path}`],
          ['GET', `object/${way}program_documents/../${path}`],
          ['GET', `object/${way}program_documents/..%2F${bucket}%2F${name()}`],
        ]),
        ['GET', `render/image/public/${path}`],
        ['GET', `object/sign/${path}?token=x`],
        ['GET', `object/sign/${path}?token=${none}`],
        ['GET', `object/sign/${path}?token=${scene.token}`],
      ]),
    ).toEqual([]);
  });

  test('gets no ticket for a later upload', async () => {
    const paths = [
      `collaboration_documents/${scene.proposal}`,
      `collaboration_documents/${folder(ownFolder())}/6_a.pdf`,
      `program_documents/${scene.document}`,
      `keluhan_foto/${scene.complaintPhoto}`,
      'keluhan_foto/c9000000-0000-4000-8000-000000000001/1.jpg',
      `avatars/${scene.pendingId}/avatar.png`,
      `contact_photos/${scene.photo}`,
      'contact_photos/6_a.png',
      `site_pictures/${scene.picture}`,
      'site_pictures/7f3c1a52-0c1d-4b6e-9a58-000000000006-640.webp',
      `certificate_scans/${newScan}`,
      `progress_photos/${scene.picture}`,
      'progress_photos/7f3c1a52-0c1d-4b6e-9a58-000000000006-640.webp',
    ];
    expect(
      await unrefused(
        as(),
        paths.flatMap((path): [string, string, Attack][] => [
          ['POST', `object/upload/sign/${path}`, {}],
          ['POST', `object/upload/sign/${path}`, { headers: { 'x-upsert': 'true' } }],
        ]),
      ),
    ).toEqual([]);
  });

  test('puts no proposal where it does not belong', async () => {
    const names = [
      '../program_documents/program_regulations/1_x.pdf',
      '..%2Fprogram_documents%2Fprogram_regulations%2F1_x.pdf',
      '%2e%2e/program_documents/program_regulations/1_x.pdf',
      folder('anonymous/..%2F..%2F1_x.pdf'),
      folder('anonymous/1_..%5C..%5Cx.pdf'),
      folder('anonymous//1_x.pdf'),
      folder('anonymous/1_x.html'),
      folder('anonymous/1_x.pdf.svg'),
      folder('anonymous/1_x.pdf%0A.html'),
      folder('anonymous/x.pdf'),
      folder('1_x.pdf'),
      folder('e0000000-0000-4000-8000-000000000001/1_x.pdf'),
      folder(`${ownFolder() === 'anonymous' ? scene.pendingId : 'anonymous'}/1_x.pdf`),
      'partnership_proposals/lain/anonymous/1_x.pdf',
      'program_regulations/1_x.pdf',
      '1_x.pdf',
    ];
    const requests = names.map((name): [string, string, Attack] => [
      'POST',
      `object/collaboration_documents/${name}`,
      file(),
    ]);
    expect(await unrefused(as(), requests)).toEqual([]);
  });

  test('adds no contact photo', async () => {
    const names = ['6_a.png', '6_a.jpg', '6_a.webp', `${scene.pendingId}/avatar.png`, '../avatars/6_a.png'];
    const requests = names.map((name): [string, string, Attack] => [
      'POST',
      `object/contact_photos/${name}`,
      file('image/png'),
    ]);
    expect(await unrefused(as(), requests)).toEqual([]);
  });

  test('adds no picture of the site', async () => {
    const names = ['640.webp', '1280.webp', '640.jpg'].map(
      (end) => `7f3c1a52-0c1d-4b6e-9a58-000000000006-${end}`,
    );
    const requests = names.map((name): [string, string, Attack] => [
      'POST',
      `object/site_pictures/${name}`,
      file('image/webp'),
    ]);
    expect(await unrefused(as(), requests)).toEqual([]);
  });

  test('opens a certificate scan by its URL', async () => {
    const { status, headers } = await as()(
      'GET',
      `/storage/v1/object/public/certificate_scans/${scene.scan}`,
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('adds no certificate scan', async () => {
    const names = [newScan, newScan.replace('pdf', 'jpg'), scene.scan, `../program_documents/${newScan}`];
    const requests = names.map((name): [string, string, Attack] => [
      'POST',
      `object/certificate_scans/${name}`,
      file(name.endsWith('jpg') ? 'image/jpeg' : 'application/pdf'),
    ]);
    expect(await unrefused(as(), requests)).toEqual([]);
  });

  test('disguises no page or picture as a document', async () => {
    const types = [
      'text/html',
      'image/svg+xml',
      'application/xhtml+xml',
      'text/xml',
      'application/octet-stream',
      'application/pdf, text/html',
      'application/pdf;text/html',
      '',
    ];
    const requests = types.flatMap((type): [string, string, Attack][] => [
      ['POST', `object/collaboration_documents/${folder(ownFolder())}/7_a.pdf`, file(type)],
      ['POST', `object/avatars/${scene.pendingId}/avatar.png`, file(type, { 'x-upsert': 'true' })],
      ['POST', 'object/contact_photos/7_a.png', file(type)],
      ['POST', 'object/keluhan_foto/c9000000-0000-4000-8000-000000000001/1.jpg', file(type)],
    ]);
    expect(await unrefused(as(), requests)).toEqual([]);
    const form = new FormData();
    form.append('metadata', '{"mimetype":"application/pdf"}');
    form.append('', new File(['<svg/>'], 'a.pdf', { type: 'image/svg+xml' }));
    const packed = new Response(form);
    const attack: Attack = {
      body: new Uint8Array(await packed.arrayBuffer()),
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    };
    const path = `object/collaboration_documents/${folder(ownFolder())}/8_a.pdf`;
    expect(await unrefused(as(), [['POST', path, attack]])).toEqual([]);
  });

  test.each([
    ['collaboration_documents', 10, () => `${folder(ownFolder())}/9_a.pdf`, 'application/pdf'],
    ['program_documents', 20, () => 'program_regulations/9_a.pdf', 'application/pdf'],
    ['keluhan_foto', 1, () => 'c9000000-0000-4000-8000-000000000001/1.jpg', 'image/jpeg'],
    ['avatars', 1, () => `${scene.pendingId}/avatar.webp`, 'image/webp'],
    ['contact_photos', 1, () => '9_a.webp', 'image/webp'],
    ['site_pictures', 1, () => '7f3c1a52-0c1d-4b6e-9a58-000000000009-640.webp', 'image/webp'],
    ['certificate_scans', 5, () => newScan, 'application/pdf'],
    ['progress_photos', 1, () => '7f3c1a52-0c1d-4b6e-9a58-000000000009-640.webp', 'image/webp'],
  ])('stores no file above the limit of %s, %i MB', async (bucket, megabytes, name, type) => {
    const body = new Uint8Array(megabytes * 1024 * 1024 + 1);
    const headers = { 'content-type': type };
    for (const told of [headers, { ...headers, 'content-length': '5' }]) {
      const answer = await as()('POST', `/storage/v1/object/${bucket}/${name()}`, {
        body,
        headers: told,
      });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"413"')]);
    }
  });
});

test('so far nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});

test('a page that calls itself a picture is served as a picture, and never guessed to be more', async () => {
  const path = `avatars/${scene.pendingId}/avatar.png`;
  expect((await scene.asPending('POST', `/storage/v1/object/${path}`, file('image/png'))).status).toBe(200);
  const answer = await scene.asVisitor('GET', `/storage/v1/object/public/${path}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  // The real service leaves this to the gateway before it.
  expect(['nosniff', ...(isEmbedded ? [] : [null])]).toContain(answer.headers.get('x-content-type-options'));
  // A query parameter can't change its content type either.
  const asked = await scene.asVisitor(
    'GET',
    `/storage/v1/object/public/${path}?response-content-type=text/html`,
  );
  expect(asked.headers.get('content-type')).toBe('image/png');
  expect(await scene.changes()).toEqual({
    'storage.objects': { added: 1, removed: 0 },
    'bytes of files': { added: 1, removed: 0 },
  });
});

describe('proposals', () => {
  const refused = [400, expect.stringContaining('Terlalu banyak permintaan.')];
  /** Uploads from this IP address; `true` if it was stored. */
  async function upload(name: number, address?: string): Promise<true | [number, string]> {
    const send = sender(scene.stack, undefined, address);
    const path = `/storage/v1/object/collaboration_documents/${folder(`anonymous/${name}_a.pdf`)}`;
    const { status, text } = await send('POST', path, file());
    return status === 200 || [status, text];
  }

  // Earlier tests have used up some attempts.
  beforeEach(() => scene.stack.sql(FORGET_CLIENTS));

  test('of one client are five in ten minutes, and leave the door open for others', async () => {
    for (let name = 101; name <= 105; name += 1) expect(await upload(name)).toBe(true);
    for (let name = 106; name <= 130; name += 1) expect(await upload(name)).toEqual(refused);
    expect(await upload(131, '198.51.100.1')).toBe(true);
  });

  test('that come to nothing use up the share of their client only', async () => {
    const taken: unknown[] = [];
    for (let tries = 0; tries < 30; tries += 1) taken.push(await upload(101, '198.51.100.2'));
    expect(taken).not.toContain(true);
    // Elsewhere the gateway sets the address, and counting starts anew with each of a test.
    const stopped = taken.filter((answer) => String(answer).includes('Terlalu banyak permintaan.'));
    expect(stopped).toHaveLength(isEmbedded ? 25 : 0);
    expect(await upload(132, '198.51.100.3')).toBe(true);
  });

  test('when there are twenty in ten minutes everybody is slower, and nobody is shut out', async () => {
    const [{ count } = { count: 0 }] = await scene.stack.sql<{ count: number }>(
      "select count(*)::int from storage.objects where bucket_id = 'collaboration_documents'",
    );
    for (let name = 200 + count; name < 220; name += 1)
      expect(await upload(name, `198.51.100.${4 + (name % 4)}`)).toBe(true);
    expect(await upload(220, '198.51.100.8')).toBe(true);
    // Elsewhere the gateway sets the address, and counting starts anew with each of a test.
    expect(await upload(221, '198.51.100.8')).toEqual(isEmbedded ? refused : true);
    expect(await upload(222, '198.51.100.9')).toBe(true);
  });

  test.runIf(isEmbedded)(
    'of one home are ten, however many addresses it has, and its neighbours upload',
    async () => {
      await scene.stack.sql(`update storage.objects set created_at = created_at - interval '2 days'`);
      let taken = 0;
      for (let number = 0; number < 19; number += 1) {
        const address = `2001:db8:0:${(256 + number).toString(16)}::1`;
        if ((await upload(300 + number, address)) === true) taken += 1;
      }
      expect(taken).toBe(10);
      for (let number = 0; number < 5; number += 1)
        expect(await upload(330 + number, '2001:db8:1:100::1')).toBe(true);
    },
  );
});
