// Whether a live project's storage service holds the limits on files, which the tests try on the embedded one only. What a visitor may
// not do leaves nothing behind; the rest uploads files, and removes them and the account of the trial with a secret key.
import { randomUUID } from 'node:crypto';
import { asService } from '../supabase/functions/_shared/api-keys.ts';

interface Sent {
  method?: 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | ReadableStream;
  duplex?: 'half';
}

/** Sends a request to a path, with the publishable key. */
export type Ask = (path: string, init?: Sent) => Promise<Response>;

const proposals = 'partnership_proposals/investasi_sppg/anonymous';
const pdf = { 'Content-Type': 'application/pdf' };
const json = { 'Content-Type': 'application/json' };

/** A name that no file has. */
const newName = () => `${proposals}/${Date.now()}${Math.floor(Math.random() * 1e6)}_uji.pdf`;

/** The most proposals of one address in ten minutes. */
const allowed = 5;

/** What the service takes of visitors though it must not. */
export async function visitorsLimits(ask: Ask): Promise<string[]> {
  const endless = new ReadableStream({
    start(stream) {
      for (let megabytes = 0; megabytes < 12; megabytes += 1) stream.enqueue(new Uint8Array(1_000_000));
      stream.close();
    },
  });
  const unmeasured = newName();
  const stored = await ask(`/storage/v1/object/collaboration_documents/${unmeasured}`, {
    method: 'POST',
    headers: pdf,
    body: endless,
    duplex: 'half',
  }).catch(() => undefined);
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const resumable = await ask('/storage/v1/upload/resumable', {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '5',
      'Upload-Metadata': `bucketName ${base64('collaboration_documents')},objectName ${base64(newName())}`,
    },
  });
  return [
    ...(stored?.ok
      ? [
          `A file of 12 MB that does not say how long it is was stored: the storage service is too old. Delete ${unmeasured} in collaboration_documents.`,
        ]
      : []),
    ...(resumable.ok ? ['Visitors may begin resumable uploads.'] : []),
  ];
}

/** What the service takes of too many proposals at once, and of somebody's own picture; whatever comes in is removed. */
export async function filledLimits(ask: Ask, secretKey: string): Promise<string[]> {
  const asOwner = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
    ask(path, { method, headers: { ...asService(secretKey), ...json }, body: JSON.stringify(body) });
  const remove = (bucket: string, prefixes: string[]) =>
    asOwner('DELETE', `/storage/v1/object/${bucket}`, { prefixes });

  const names = Array.from({ length: 25 }, newName);
  const uploads = await Promise.all(
    names.map((name) =>
      ask(`/storage/v1/object/collaboration_documents/${name}`, {
        method: 'POST',
        headers: pdf,
        body: '%PDF',
      }),
    ),
  );
  const taken = uploads.filter(({ ok }) => ok).length;
  await remove('collaboration_documents', names);

  const person = { email: `uji-${randomUUID()}@contoh.id`, password: randomUUID() };
  const created = await asOwner('POST', '/auth/v1/admin/users', { ...person, email_confirm: true });
  if (!created.ok) throw new Error(`No account for the trial: ${created.status} ${await created.text()}`);
  const { id }: { id: string } = await created.json();
  try {
    return [
      ...(taken > allowed
        ? [
            `${taken} of 25 proposals at once were stored instead of ${allowed}: all visitors share one allowance, as policies see no headers.`,
          ]
        : []),
      ...(await picturesOf(id, person, ask)),
    ];
  } finally {
    await remove('avatars', [`${id}/avatar.png`, `${id}/avatar.jpg`]);
    await asOwner('DELETE', `/auth/v1/admin/users/${id}`);
  }
}

async function picturesOf(
  id: string,
  person: { email: string; password: string },
  ask: Ask,
): Promise<string[]> {
  const session = await ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  });
  const { access_token }: { access_token: string } = await session.json();
  const asPerson = (path: string, headers: Record<string, string>, body: string) =>
    ask(path, { method: 'POST', headers: { ...headers, Authorization: `Bearer ${access_token}` }, body });
  const own = `/storage/v1/object/avatars/${id}/avatar.png`;
  const png = { 'Content-Type': 'image/png' };
  const first = await asPerson(own, png, '<svg/>');
  const second = await asPerson(own, { ...png, 'x-upsert': 'true' }, '<svg/>');
  const copy = await asPerson(
    '/storage/v1/object/copy',
    json,
    JSON.stringify({
      bucketId: 'avatars',
      sourceKey: `${id}/avatar.png`,
      destinationKey: `${id}/avatar.jpg`,
      copyMetadata: false,
      metadata: { mimetype: 'image/svg+xml' },
    }),
  );
  return [
    ...(first.ok ? [] : [`A picture of one's own is refused: ${first.status}.`]),
    ...(second.ok ? ['A picture is overwritten instead of refused.'] : []),
    ...(copy.ok ? ['A picture is copied as SVG instead of refused.'] : []),
  ];
}
