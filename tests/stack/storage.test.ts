import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, isEmbedded, startBackend } from '../database/backend.ts';
import { signedUp, visitor } from '../database/clients.ts';

let stack: Backend;

beforeAll(async () => {
  stack = await startBackend('cures');
});

afterAll(() => stack.close());

const BYTES = new Uint8Array([37, 80, 68, 70, 45, 0, 255, 13, 10]);
const pdf = (bytes = BYTES) => new File([bytes], 'Laporan.pdf', { type: 'application/pdf' });

async function get(url: string): Promise<Response> {
  return stack.fetch(new Request(url));
}

test('a File is stored and comes back byte by byte, with its type and cache time', async () => {
  const bucket = visitor(stack).storage.from('open');
  const name = 'folder/Laporan gizi & harga (1).pdf';
  const { data, error } = await bucket.upload(name, pdf(), {
    cacheControl: '3600',
    contentType: 'application/pdf',
  });
  expect(error).toBeNull();
  expect(data?.path).toBe(name);

  const answer = await get(bucket.getPublicUrl(name).data.publicUrl);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'max-age=3600',
    'content-length': String(BYTES.length),
    // The storage service leaves this to the gateway before it.
    ...(isEmbedded && { 'x-content-type-options': 'nosniff' }),
  });
  expect(answer.headers.has('content-disposition')).toBe(false);
});

test('plain bytes are stored too, and ?download= names the file', async () => {
  const bucket = visitor(stack).storage.from('open');
  await bucket.upload('bytes.pdf', BYTES, { contentType: 'application/pdf' });
  const named = await get(bucket.getPublicUrl('bytes.pdf', { download: 'Panduan é.pdf' }).data.publicUrl);
  expect(named.headers.get('content-disposition')).toBe(
    "attachment; filename=Panduan%20%C3%A9.pdf; filename*=UTF-8''Panduan%20%C3%A9.pdf",
  );
  expect(new Uint8Array(await named.arrayBuffer())).toEqual(BYTES);
  const unnamed = await get(bucket.getPublicUrl('bytes.pdf', { download: true }).data.publicUrl);
  expect(unnamed.headers.get('content-disposition')).toBe('attachment;');
});

test.each([
  { what: 'a second file of the same name', name: 'twice.pdf', file: pdf(), statusCode: '409' },
  {
    what: 'a type the bucket does not take',
    name: 'a.html',
    file: new File(['x'], 'a', { type: 'text/html' }),
    statusCode: '415',
  },
  { what: 'a file that is too large', name: 'large.pdf', file: pdf(new Uint8Array(1025)), statusCode: '413' },
  { what: 'too many plain bytes', name: 'large.pdf', file: new Uint8Array(1025), statusCode: '413' },
  { what: 'a name with an accent', name: 'é.pdf', file: pdf(), statusCode: '400' },
  { what: 'a name that no policy allows', name: 'stop/a.pdf', file: pdf(), statusCode: '403' },
])('$what is refused with $statusCode', async ({ name, file, statusCode }) => {
  const bucket = visitor(stack).storage.from('open');
  await bucket.upload('twice.pdf', pdf());
  const before = await stack.sql('select count(*) from storage.objects');
  const { error } = await bucket.upload(name, file, { contentType: 'application/pdf' });
  expect(error).toMatchObject({ statusCode });
  expect(await stack.sql('select count(*) from storage.objects')).toEqual(before);
});

test('the message of a policy that raises 42501 is passed on', async () => {
  const { error } = await visitor(stack).storage.from('open').upload('fuse/a.pdf', pdf());
  expect(error).toMatchObject({ statusCode: '403', message: 'Terlalu banyak unggahan.' });
});

test('a private file is its owner’s: nobody else lists, opens, signs, overwrites or deletes it', async () => {
  const owner = await signedUp(stack, 'pemilik@contoh.id');
  const other = await signedUp(stack, 'lain@contoh.id');
  const name = `${owner.userId}/rahasia.pdf`;
  const { error } = await owner.client.storage.from('closed').upload(name, pdf());
  expect(error).toBeNull();
  const { data: own } = await owner.client.storage.from('closed').list(owner.userId);
  expect(own).toMatchObject([{ name: 'rahasia.pdf' }]);

  for (const client of [other.client, visitor(stack)]) {
    const bucket = client.storage.from('closed');
    expect((await bucket.list(owner.userId)).data).toEqual([]);
    expect((await bucket.download(name)).error).not.toBeNull();
    expect((await bucket.createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await bucket.createSignedUrls([name], 60)).data).toMatchObject([{ signedUrl: null }]);
    expect((await bucket.upload(name, pdf())).error).not.toBeNull();
    expect((await bucket.upload(name, pdf(), { upsert: true })).error).not.toBeNull();
    expect((await bucket.update(name, pdf())).error).not.toBeNull();
    expect((await bucket.move(name, 'elsewhere.pdf')).error).not.toBeNull();
    expect((await bucket.remove([name])).data).toEqual([]);
    expect((await get(bucket.getPublicUrl(name).data.publicUrl)).ok).toBe(false);
  }

  const { data: blob } = await owner.client.storage.from('closed').download(name);
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? [])).toEqual(BYTES);
  const { data: removed } = await owner.client.storage.from('closed').remove([name]);
  expect(removed).toHaveLength(1);
  expect((await owner.client.storage.from('closed').download(name)).error).not.toBeNull();
});

test('a signed URL opens its file, names it, and opens no other', async () => {
  const { client, userId } = await signedUp(stack, 'tautan@contoh.id');
  const bucket = client.storage.from('closed');
  const name = `${userId}/Proposal kerja sama (1).pdf`;
  await bucket.upload(name, pdf());
  await bucket.upload(`${userId}/lain.pdf`, pdf());

  const { data } = await bucket.createSignedUrl(name, 60, { download: 'Proposal.pdf' });
  const url = data?.signedUrl ?? '';
  const answer = await get(url);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('filename=Proposal.pdf');

  const { data: several } = await bucket.createSignedUrls([`${userId}/lain.pdf`, name], 60);
  expect(several?.map(({ path }) => path)).toEqual([`${userId}/lain.pdf`, name]);
  for (const { signedUrl } of several ?? []) expect((await get(signedUrl ?? '')).ok).toBe(true);

  expect((await get(url.replace(/Proposal.*?\.pdf/, 'lain.pdf'))).ok).toBe(false);
  expect((await get(url.replace('token=', 'token=x'))).ok).toBe(false);
});
