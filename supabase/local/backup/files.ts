// The files of a backup go through the API of the storage with the secret key: every project has it, a key of its own for its S3
// endpoint is not needed.
import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { asService } from '../../functions/_shared/api-keys.ts';
import { LocalStackError } from '../local-stack-error.ts';
import type { OwnProject } from '../own-project.ts';
import { type BackedUpFile, storedFile, type Sum } from './manifest.ts';

export type FileRow = Pick<BackedUpFile, 'bucket' | 'name' | 'row'>;

/** What of the row of a file survives: all but where the service put the bytes and when it last read them. */
export const fileRowsOf = async (db: Client) =>
  (
    await db.query<FileRow>(`
      select bucket_id as bucket, name, jsonb_build_object(
        'id', id, 'owner', owner, 'owner_id', owner_id, 'created_at', created_at, 'updated_at', updated_at,
        'metadata', metadata, 'user_metadata', user_metadata
      ) as row
      from storage.objects order by bucket_id collate "C", name collate "C"`)
  ).rows;

/** Runs a task for each item, four at a time. */
export async function forEach<Item>(items: Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of waiting) await task(item);
    }),
  );
}

/**
 * Calls the project's API with its secret key, again when the network or a gateway fails.
 * @throws LocalStackError when nothing answers, or the key is refused
 */
export async function ask(
  project: OwnProject,
  call: string,
  init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
): Promise<Response> {
  const headers = { ...asService(project.serviceKey), ...init.headers };
  for (let attempt = 1; ; attempt += 1) {
    const request = new Request(`${project.url}${call}`, { ...init, headers });
    const answer = await project.fetch(request).catch((error: Error) => error);
    const isDown = answer instanceof Error || [429, 502, 503, 504].includes(answer.status);
    if (!isDown && ![401, 403].includes(answer.status)) return answer;
    if (!isDown)
      throw new LocalStackError(
        `${project.url} answers with ${answer.status}: the key is none of its secret keys.`,
      );
    if (attempt === 4)
      throw new LocalStackError(
        `${project.url} ${answer instanceof Error ? `can't be reached: ${answer.message}` : `answers with ${answer.status}`}.`,
      );
    await wait(attempt * 1000);
  }
}

/** Encoded as the official client does it. */
const objectPath = ({ bucket, name }: FileRow) =>
  `/storage/v1/object/${bucket}/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`;

/**
 * Reads a file of the storage into the backup, or for its sum alone.
 * @returns why it can't be read, where the storage answers that
 */
export async function download(project: OwnProject, file: FileRow, folder?: string): Promise<Sum | string> {
  const answer = await ask(project, objectPath(file));
  if (!answer.ok || !answer.body) return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
  const hash = createHash('sha256');
  let size = 0;
  const part = folder && path.join(folder, 'files', `${randomUUID()}.part`);
  const copy = part ? await open(part, 'wx', 0o600) : undefined;
  try {
    for await (const chunk of answer.body) {
      hash.update(chunk);
      size += chunk.length;
      await copy?.write(chunk);
    }
  } finally {
    await copy?.close();
  }
  const sum = { sha256: hash.digest('hex'), size };
  if (folder && part) await rename(part, storedFile(folder, sum));
  return sum;
}

/** As what a file goes into the storage. A row that was not made by the service may not say it. */
export function uploadedAs({ row }: BackedUpFile) {
  const { mimetype = 'application/octet-stream', cacheControl = 'max-age=3600' } = Object(row.metadata);
  return { mimetype: String(mimetype), cacheControl: String(cacheControl) };
}

/** Puts a file of the backup into the storage, over what is there under its name. Buckets bound its size, so it is read whole. */
export async function upload(project: OwnProject, file: BackedUpFile, folder: string): Promise<void> {
  const { mimetype, cacheControl } = uploadedAs(file);
  const answer = await ask(project, objectPath(file), {
    method: 'POST',
    headers: {
      'content-type': mimetype,
      'cache-control': cacheControl,
      'x-upsert': 'true',
    },
    body: new Uint8Array(await readFile(storedFile(folder, file))),
  });
  if (!answer.ok)
    throw new LocalStackError(
      `The storage refuses ${file.bucket}/${file.name}: ${answer.status} ${(await answer.text()).slice(0, 200)}`,
    );
}
