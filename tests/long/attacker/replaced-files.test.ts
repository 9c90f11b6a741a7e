import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEEDED_ADMIN } from '../../../supabase/local/addresses.ts';
import { isEmbedded } from '../../database/backend.ts';
import { visitor } from '../../database/clients.ts';
import { unrefused } from '../../database/attacker/file-requests.ts';
import { type Answer, type Attack, type Scene, type Send, setScene } from '../../database/attacker/scene.ts';

// Anybody signs up and may manage documents: what the official addresses serve stays what it was.
let scene: Scene;
/** A file of each bucket that there is, also of one that was added later. */
let official: { bucket: string; name: string }[];
let original: Map<string, string>;

const forged: Attack = {
  body: new TextEncoder().encode('%PDF-1.4 transfer ke rekening 123'),
  headers: { 'content-type': 'application/pdf' },
};
const upsert: Attack = { ...forged, headers: { ...forged.headers, 'x-upsert': 'true' } };
const copy = 'program_regulations/9_salinan.pdf';

async function fileOf(bucket: string, name: string): Promise<string> {
  const { text } = await scene.asVisitor('GET', `/storage/v1/object/public/${bucket}/${name}`);
  return text;
}

beforeAll(async () => {
  scene = await setScene();
  await scene.stack.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
  const avatar = `${scene.pendingId}/avatar.png`;
  const picture: Attack = { body: new TextEncoder().encode('PNG'), headers: { 'content-type': 'image/png' } };
  expect((await scene.asPending('POST', `/storage/v1/object/avatars/${avatar}`, picture)).status).toBe(200);
  official = await scene.stack.sql<{ bucket: string; name: string }>(
    'select distinct on (bucket_id) bucket_id as bucket, name from storage.objects order by bucket_id, name',
  );
  const buckets = await scene.stack.sql<{ id: string }>('select id from storage.buckets');
  expect(new Set(official.map(({ bucket }) => bucket))).toEqual(new Set(buckets.map(({ id }) => id)));
  // The copy, as a new edition needs it.
  expect((await scene.asPending('POST', `/storage/v1/object/program_documents/${copy}`, forged)).status).toBe(
    200,
  );
  original = new Map(
    await Promise.all(
      official.map(async ({ bucket, name }): Promise<[string, string]> => [name, await fileOf(bucket, name)]),
    ),
  );
});

afterAll(() => scene.stack.close());

test('no row that somebody adds makes way for another file', async () => {
  const [target] = await scene.stack.sql<{ document_id: string }>(
    'select id as document_id from public.program_documents where file_path = $1',
    [scene.document],
  );
  const body = { ...target, edition: 1, file_path: copy };
  expect((await scene.asPending('POST', '/rest/v1/program_document_editions', { body })).status).toBe(403);
});

test.each<[string, () => Send]>([
  ['a visitor', () => scene.asVisitor],
  ['any account', () => scene.asPending],
  ['a manager', () => scene.asManager],
  ['an admin', () => scene.asAdmin],
])('%s puts, copies or moves no file over one of any bucket', async (_, as) => {
  const requests = official.flatMap(({ bucket, name }): [string, string, Attack][] => {
    const over = { bucketId: 'program_documents', sourceKey: copy, destinationBucket: bucket };
    return [
      ['PUT', `object/${bucket}/${name}`, forged],
      ['POST', `object/${bucket}/${name}`, forged],
      ['POST', `object/${bucket}/${name}`, upsert],
      ['POST', `object/upload/sign/${bucket}/${name}`, { headers: { 'x-upsert': 'true' } }],
      ['POST', 'object/copy', { body: { ...over, destinationKey: name }, headers: { 'x-upsert': 'true' } }],
      ['POST', 'object/move', { body: { ...over, destinationKey: name } }],
      [
        'POST',
        'object/move',
        { body: { bucketId: bucket, sourceKey: name, destinationKey: `${name}.lama` } },
      ],
    ];
  });
  expect(await unrefused(as(), requests)).toEqual([]);
  for (const { bucket, name } of official) expect(await fileOf(bucket, name)).toBe(original.get(name));
});

test('a new edition is another path: the row names it, the trail has it, and it is undone', async () => {
  const documents = await scene.stack.sql<{ id: string; file_path: string; edition: number }>(
    'select id, file_path, edition from public.program_documents where file_path = $1',
    [scene.document],
  );
  const [first] = documents;
  const publish = (id: string, path: string): Promise<Answer> =>
    scene.asPending('PATCH', `/rest/v1/program_documents?id=eq.${id}`, { body: { file_path: path } });
  expect((await publish(first?.id ?? '', copy)).status).toBe(204);
  // What was shared before leads to the same file as ever.
  expect(await fileOf('program_documents', first?.file_path ?? '')).toBe(
    original.get(first?.file_path ?? ''),
  );
  expect(
    await scene.stack.sql(
      `select actor_id, before ->> 'file_path' as before, after ->> 'file_path' as after from public.audit_log
       where row_id = $1 and action = 'UPDATE'`,
      [first?.id],
    ),
  ).toEqual([{ actor_id: scene.pendingId, before: first?.file_path, after: copy }]);
  expect(
    await scene.stack.sql(
      'select edition, file_path from public.program_document_editions where document_id = $1',
      [first?.id],
    ),
  ).toEqual([{ edition: first?.edition, file_path: first?.file_path }]);

  const admin = visitor(scene.stack);
  await admin.auth.signInWithPassword(SEEDED_ADMIN);
  const span = { account_id: scene.pendingId, since: '2000-01-01', until: '2100-01-01' };
  const { data } = await admin.rpc('account_changes', span).throwOnError();
  const rows: { table_name: string; row_id: string; last_entry: number }[] = data;
  const chosen = Object.fromEntries(
    rows.map(({ table_name, row_id, last_entry }) => [`${table_name} ${row_id}`, last_entry]),
  );
  await admin.rpc('undo_account_changes', { ...span, chosen }).throwOnError();
  expect(
    await scene.stack.sql('select file_path, edition from public.program_documents where id = $1', [
      first?.id,
    ]),
  ).toEqual([{ file_path: first?.file_path, edition: first?.edition }]);
});

test('who deletes a document takes its file along only if they are a manager', async () => {
  const name = scene.document;
  const path = `/rest/v1/program_documents?file_path=eq.${name}`;
  const remove: [string, string, Attack] = [
    'DELETE',
    'object/program_documents',
    { body: { prefixes: [name] } },
  ];
  expect((await scene.asPending('DELETE', path)).status).toBe(204);
  expect(await unrefused(scene.asPending, [remove])).toEqual([]);
  expect(await fileOf('program_documents', name)).toBe(original.get(name));
});

test('a file that waits for its row is removed by nobody but its uploader and admins', async () => {
  const name = 'program_regulations/9_menunggu.pdf';
  const remove: [string, string, Attack] = [
    'DELETE',
    'object/program_documents',
    { body: { prefixes: [name] } },
  ];
  expect((await scene.asManager('POST', `/storage/v1/object/program_documents/${name}`, forged)).status).toBe(
    200,
  );
  expect(await unrefused(scene.asPending, [remove])).toEqual([]);
  expect(await unrefused(scene.asManager, [remove])).not.toEqual([]);
});

test('one account does not fill the disk: of 120 MB without a row 60 are stored', async () => {
  const body = new Uint8Array(10 * 1024 * 1024);
  const refusals: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const path = `/storage/v1/object/program_documents/program_regulations/${700 + number}_penuh.pdf`;
    const { status, text } = await scene.asPending('POST', path, {
      body,
      headers: { 'content-type': 'application/pdf' },
    });
    if (status !== 200) refusals.push(text);
  }
  // What the account has stored before counts, too.
  expect(refusals).toHaveLength(12 - 5);
  for (const text of refusals)
    expect(text).toContain('Batas unggahan akun Anda untuk hari ini sudah tercapai.');
});

test('a token of an account that has ended uploads nothing, to no bucket', async () => {
  await scene.stack.sql('update public.accounts set ended_at = now() where user_id = $1', [scene.pendingId]);
  await scene.stack.sql(
    `update storage.objects set created_at = created_at - interval '2 days' where owner_id = $1`,
    [scene.pendingId],
  );
  const names: Record<string, string> = {
    avatars: `${scene.pendingId}/9_avatar.png`,
    collaboration_documents: `partnership_proposals/investasi_sppg/${scene.pendingId}/9_a.pdf`,
    program_documents: 'program_regulations/9_a.pdf',
  };
  const buckets = new Set(official.map(({ bucket }) => bucket));
  const requests = [...buckets].map((bucket): [string, string, Attack] => [
    'POST',
    `object/${bucket}/${names[bucket] ?? '9_a.png'}`,
    { ...forged, headers: { 'content-type': bucket === 'avatars' ? 'image/png' : 'application/pdf' } },
  ]);
  expect(await unrefused(scene.asPending, requests)).toEqual([]);
});

test.runIf(isEmbedded)(
  'no admin signs a proposal by themselves, and each opening stays in the trail',
  async () => {
    const sign = (send: Send) =>
      unrefused(send, [
        [
          'POST',
          `object/sign/collaboration_documents/${scene.proposal}`,
          { body: { expiresIn: 315_360_000 } },
        ],
        ['POST', 'object/sign/collaboration_documents', { body: { expiresIn: 60, paths: [scene.proposal] } }],
        ['GET', `object/collaboration_documents/${scene.proposal}`],
        ['GET', `object/authenticated/collaboration_documents/${scene.proposal}`],
        ['GET', `object/info/authenticated/collaboration_documents/${scene.proposal}`],
        ['POST', 'object/list/collaboration_documents', { body: { prefix: '', limit: 1000 } }],
      ]);
    expect(await sign(scene.asAdmin)).toEqual([]);
    const id = '70000000-0000-4000-8000-0000000000aa';
    const document_url = `/storage/v1/object/public/collaboration_documents/${scene.proposal}`;
    const own = {
      id,
      opportunity_id: 'investasi_sppg',
      contact_person: 'Admin',
      email: 'admin@contoh.id',
      document_url,
    };
    expect((await scene.asAdmin('POST', '/rest/v1/partnership_applications', { body: own })).status).toBe(
      201,
    );
    const note = { body: { application_id: id } };
    expect((await scene.asAdmin('POST', '/rest/v1/rpc/note_proposal_opened', note)).status).toBe(200);
    expect(await sign(scene.asAdmin)).toEqual([]);
    expect((await scene.asAdmin('DELETE', `/rest/v1/partnership_applications?id=eq.${id}`)).status).toBe(204);
    expect(
      await scene.stack.sql(`select after from public.audit_log where action = 'OPEN' and row_id <> $1`, [
        id,
      ]),
    ).toEqual([{ after: { file: scene.proposal } }]);
  },
);
