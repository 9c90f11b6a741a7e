import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

interface StoredObject {
  bytes: Buffer;
  metadata: ObjectMetadata;
}

interface ByteStore {
  has(name: string): boolean;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A file that the database has and the folder has lost. A note says so once, at the start. */
export class MissingFileError extends Error {}

/**
 * A storage adapter for the library that keeps files in `directory` or, without one, in memory.
 * The library's own file adapter streams ArrayBuffers, which Node 20 refuses; this one returns bytes.
 */
export function createObjectStore(directory?: string): StorageAdapter {
  const store = directory ? folderStore(directory) : memoryStore();

  async function head(bucket: string, key: string): Promise<ObjectMetadata> {
    const metadata = await store.read(`${fileName(bucket, key)}.json`);
    if (!metadata || !store.has(fileName(bucket, key))) throw missing(bucket, key);
    return parseMetadata(metadata.toString());
  }

  async function get(bucket: string, key: string): Promise<StoredObject> {
    const [bytes, metadata] = await Promise.all([store.read(fileName(bucket, key)), head(bucket, key)]);
    if (!bytes) throw missing(bucket, key);
    return { bytes, metadata };
  }

  async function put(bucket: string, key: string, object: StoredObject): Promise<void> {
    await store.write(fileName(bucket, key), object.bytes);
    await store.write(`${fileName(bucket, key)}.json`, Buffer.from(JSON.stringify(object.metadata)));
  }

  async function remove(bucket: string, key: string): Promise<void> {
    await store.remove(fileName(bucket, key));
    await store.remove(`${fileName(bucket, key)}.json`);
  }

  return {
    driver: undefined,
    async getObject(bucket, key) {
      const { bytes, metadata } = await get(bucket, key);
      return { body: bytes, metadata, httpStatusCode: 200 };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = await toBuffer(body);
      const metadata = describe(bytes, contentType, cacheControl);
      await put(bucket, key, { bytes, metadata });
      return metadata;
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, destination) {
      const object = await get(sourceBucket, source);
      await put(bucket, destination, object);
      return { httpStatusCode: 200, eTag: object.metadata.eTag, lastModified: new Date() };
    },
    headObject: head,
    privateAssetUrl: () => Promise.reject(new Error('The embedded stack does not transform images.')),
  };
}

function missing(bucket: string, key: string): MissingFileError {
  return new MissingFileError(`No stored file for ${bucket}/${key}`);
}

function describe(bytes: Buffer, mimetype: string, cacheControl: string): ObjectMetadata {
  return {
    mimetype,
    cacheControl,
    size: bytes.length,
    contentLength: bytes.length,
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    lastModified: new Date(),
    httpStatusCode: 200,
  };
}

function parseMetadata(json: string): ObjectMetadata {
  const metadata: ObjectMetadata = JSON.parse(json);
  return { ...metadata, ...(metadata.lastModified && { lastModified: new Date(metadata.lastModified) }) };
}

// File systems treat slashes, spaces and some letters of object names differently, so files are named by a hash.
function fileName(bucket: string, key: string): string {
  return createHash('sha256').update(`${bucket}/${key}`).digest('hex');
}

async function toBuffer(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return Buffer.concat(chunks);
}

function memoryStore(): ByteStore {
  const files = new Map<string, Buffer>();
  return {
    has: (name) => files.has(name),
    read: async (name) => files.get(name),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
}

function folderStore(directory: string): ByteStore {
  const file = (name: string) => path.join(directory, name);
  return {
    has: (name) => existsSync(file(name)),
    read: (name) => readFile(file(name)).catch(() => undefined),
    async write(name, bytes) {
      await mkdir(directory, { recursive: true });
      // Renaming is atomic, so a crash never leaves half a file.
      await writeFile(`${file(name)}.part`, bytes);
      await rename(`${file(name)}.part`, file(name));
    },
    remove: (name) => rm(file(name), { force: true }),
  };
}
