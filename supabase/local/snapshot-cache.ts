import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';

const cacheDir = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'local-supabase');
const KEPT = 6;

/**
 * The file name of a snapshot: a hash of everything that the database is made from. New databases are loaded from a
 * snapshot, because creating one takes seconds, and every test file needs its own.
 */
export function snapshotName(ingredients: string[]): string {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient).update('\0');
  return `${hash.digest('hex').slice(0, 32)}.snapshot`;
}

export const snapshotFile = (name: string) => path.join(cacheDir, name);

/** The snapshot of this name for `loadDataDir` of PGlite, if there is one. */
export async function loadSnapshot(name: string): Promise<Blob | 'damaged' | undefined> {
  const bytes = await readFile(snapshotFile(name)).catch(() => undefined);
  if (!bytes) return undefined;
  const dump = bytes.subarray(0, -CHECKSUM_BYTES);
  return bytes.subarray(-CHECKSUM_BYTES).equals(checksum(dump)) ? new Blob([dump]) : 'damaged';
}

/** Saves a snapshot of the database under this name, and deletes all but the newest snapshots. */
export async function saveSnapshot(name: string, pglite: PGlite): Promise<void> {
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await mkdir(cacheDir, { recursive: true });
  // Renamed into place, so that another process never reads half a file.
  const part = path.join(cacheDir, `${randomUUID()}.part`);
  await writeFile(part, [dump, checksum(dump)]);
  await rename(part, snapshotFile(name));
  await removeOldSnapshots();
}

const CHECKSUM_BYTES = 4;

function checksum(dump: Buffer): Buffer {
  const bytes = Buffer.alloc(CHECKSUM_BYTES);
  bytes.writeUInt32BE(crc32(dump));
  return bytes;
}

async function removeOldSnapshots(): Promise<void> {
  const files = await Promise.all(
    (await readdir(cacheDir)).map(async (name) => {
      const file = path.join(cacheDir, name);
      return { file, written: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = files.sort((a, b) => b.written - a.written).slice(KEPT);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
