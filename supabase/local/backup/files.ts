// The files of a backup go through the API of the storage with the secret key: every project has it, a key of its own for its S3
// endpoint is not needed.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
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

/** An answer, read whole: buckets bound the size of their files. */
export interface Answer {
  status: number;
  bytes: Buffer;
}

/**
 * Calls the project's API with its secret key, again when the network or a gateway fails.
 * @throws LocalStackError when nothing answers, or the key is refused
 */
export async function ask(
  project: OwnProject,
  call: string,
  init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
): Promise<Answer> {
  const headers = { ...asService(project.serviceKey), ...init.headers };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await answerOf(project, new Request(`${project.url}${call}`, { ...init, headers }));
    if (!(answer instanceof Error) && ![401, 403, 429, 502, 503, 504].includes(answer.status)) return answer;
    const status = answer instanceof Error ? undefined : answer.status;
    if (status === 401 || status === 403)
      throw new LocalStackError(`${project.url} answers with ${status}: the key is none of its secret keys.`);
    if (attempt === 4)
      throw new LocalStackError(
        `${project.url} ${answer instanceof Error ? `can't be reached: ${answer.message}` : `answers with ${status}`}.`,
      );
    await wait(attempt * 1000);
  }
}

async function answerOf(project: OwnProject, request: Request): Promise<Answer | Error> {
  try {
    const answer = await project.fetch(request);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Encoded as the official client does it. */
const objectPath = ({ bucket, name }: FileRow) =>
  `/storage/v1/object/${bucket}/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`;

/**
 * Reads a file of the storage into the backup, or for its sum alone.
 * @returns the sum; or what the storage answers instead, 404 where there is no file
 */
export async function download(
  project: OwnProject,
  file: FileRow,
  folder?: string,
): Promise<Sum | { status: number; reason: string }> {
  const { status, bytes } = await ask(project, objectPath(file));
  if (status !== 200) {
    const reason = reasonOf(bytes);
    // The storage says 400, and 404 in the body.
    return { status: /"statusCode":\s*"?404/.test(reason) ? 404 : status, reason };
  }
  const sum = { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  if (folder) await writeFile(storedFile(folder, sum), bytes, { mode: 0o600 });
  return sum;
}

/** What a service says of a failure, cut short. */
export const reasonOf = (bytes: Buffer) => bytes.toString('utf8', 0, 200);

/** As what a file goes into the storage. A row that was not made by the service may not say it. */
export function uploadedAs({ row }: BackedUpFile) {
  const { mimetype = 'application/octet-stream', cacheControl = 'max-age=3600' } = Object(row.metadata);
  return { mimetype: String(mimetype), cacheControl: String(cacheControl) };
}

/** Puts a file of the backup into the storage, over what is there under its name. */
export async function upload(project: OwnProject, file: BackedUpFile, folder: string): Promise<void> {
  const { mimetype, cacheControl } = uploadedAs(file);
  const { status, bytes } = await ask(project, objectPath(file), {
    method: 'POST',
    headers: {
      'content-type': mimetype,
      'cache-control': cacheControl,
      'x-upsert': 'true',
    },
    body: new Uint8Array(await readFile(storedFile(folder, file))),
  });
  if (status !== 200)
    throw new LocalStackError(
      `The storage refuses ${file.bucket}/${file.name}: ${status} ${reasonOf(bytes)}`,
    );
}
