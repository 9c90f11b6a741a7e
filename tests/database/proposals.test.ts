import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proposalPath } from '../../src/features/leads/inbox/lead.ts';
import { newProposalPath } from '../../src/features/leads/partnership/proposal-file.ts';
import { FORGET_CLIENTS } from '../forget-clients.ts';
import { type Backend, startBackend } from './backend.ts';
import { signedUp, visitor } from './clients.ts';

// What a visitor could send with the publishable key, without the checks of the page.
let stack: Backend;
let address = 0;
const folder = 'partnership_proposals/investasi_sppg/anonymous';
const sent = `${folder}/1793160300000_Proposal.pdf`;
const content = '%PDF-1.7 rahasia';
const pdf = (body: BlobPart = content) => new File([body], 'Proposal.pdf', { type: 'application/pdf' });
const proposals = () => visitor(stack).storage.from('collaboration_documents');
const storedFiles = () =>
  stack.sql(
    "select name, updated_at, metadata from storage.objects where bucket_id = 'collaboration_documents'",
  );

beforeAll(async () => {
  stack = await startBackend();
  const { error } = await proposals().upload(sent, pdf(), { cacheControl: '3600' });
  expect(error).toBeNull();
});

// One client may try five times in ten minutes.
beforeEach(() => stack.sql(FORGET_CLIENTS));

afterAll(() => stack.close());

test('a visitor neither lists, opens, signs, moves, overwrites nor deletes a proposal', async () => {
  const before = await storedFiles();
  const bucket = proposals();
  for (const prefix of ['', 'partnership_proposals', folder])
    expect((await bucket.list(prefix)).data).toEqual([]);
  expect((await bucket.download(sent)).error).not.toBeNull();
  expect((await bucket.createSignedUrl(sent, 60)).error).not.toBeNull();
  const opened = await stack.fetch(new Request(bucket.getPublicUrl(sent).data.publicUrl));
  expect(opened.ok).toBe(false);
  expect(await opened.text()).not.toContain('rahasia');
  expect((await bucket.upload(sent, pdf('%PDF other'))).error).not.toBeNull();
  expect((await bucket.upload(sent, pdf('%PDF other'), { upsert: true })).error).not.toBeNull();
  expect((await bucket.update(sent, pdf('%PDF other'))).error).not.toBeNull();
  expect((await bucket.move(sent, `${folder}/1_Elsewhere.pdf`)).error).not.toBeNull();
  expect((await bucket.copy(sent, `${folder}/1_Copy.pdf`)).error).not.toBeNull();
  expect((await bucket.remove([sent])).data).toEqual([]);
  expect(await storedFiles()).toEqual(before);
});

test.each([
  'Proposal.pdf',
  'PROPOSAL.PDF',
  'Usulan désa (akhir) é.docx',
  'a b  c%20d?x=1#y.xls',
  '../../avatars/a\\b.pdf',
  'v1.2...pdf',
  '..pdf',
  '🍚🍲.XLSX',
  `${'x'.repeat(296)}.doc`,
])('%j is stored, goes with an application, and its path is found again', async (name) => {
  const path = newProposalPath('kemitraan_rantai_pasok', 'anonymous', name, 1793160300000);
  // Each from another IP address, to avoid the throttle.
  const sender = visitor(stack, `198.51.100.${(address += 1)}`);
  const bucket = sender.storage.from('collaboration_documents');
  expect((await bucket.upload(path, pdf(), { upsert: false })).error).toBeNull();
  const document_url = bucket.getPublicUrl(path).data.publicUrl;
  const { error } = await sender.from('partnership_applications').insert({
    opportunity_id: 'kemitraan_rantai_pasok',
    contact_person: 'Arum',
    email: 'a@contoh.id',
    document_url,
  });
  expect(error).toBeNull();
  expect(proposalPath(document_url)).toBe(path);
});

test('10 MB are stored, one byte more is refused', async () => {
  const limit = 10 * 1024 * 1024;
  const accepted = await proposals().upload(`${folder}/1_Limit.pdf`, pdf(new Uint8Array(limit)));
  expect(accepted.error).toBeNull();
  const { error } = await proposals().upload(`${folder}/2_Limit.pdf`, pdf(new Uint8Array(limit + 1)));
  expect(error).toMatchObject({ statusCode: '413' });
});

test.each([
  { what: 'a type outside the list', name: `${folder}/1_A.pdf`, type: 'text/html', statusCode: '415' },
  { what: 'an extension outside the list', name: `${folder}/1_A.html`, statusCode: '403' },
  { what: 'a name without a time', name: `${folder}/A.pdf`, statusCode: '403' },
  {
    what: 'another user’s folder',
    name: 'partnership_proposals/investasi_sppg/00000000-0000-4000-8000-000000000001/1_A.pdf',
    statusCode: '403',
  },
  {
    what: 'an unknown opportunity',
    name: 'partnership_proposals/investasi_emas/anonymous/1_A.pdf',
    statusCode: '403',
  },
])('$what is refused', async ({ name, type = 'application/pdf', statusCode }) => {
  const before = await storedFiles();
  const { error } = await proposals().upload(name, new File([content], 'A', { type }));
  expect(error).toMatchObject({ statusCode });
  expect(await storedFiles()).toEqual(before);
});

test('a signed-in user’s proposal goes to the own folder only', async () => {
  const { client, userId } = await signedUp(stack, 'mitra@contoh.id');
  const bucket = client.storage.from('collaboration_documents');
  const own = `partnership_proposals/investasi_sppg/${userId}/1_A.pdf`;
  expect((await bucket.upload(own, pdf())).error).toBeNull();
  expect((await bucket.upload(`${folder}/2_A.pdf`, pdf())).error).not.toBeNull();
  expect((await bucket.download(own)).error).not.toBeNull();
});
