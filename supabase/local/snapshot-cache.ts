import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const cacheDir = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'local-supabase');
const KEPT = 4;

/**
 * The name of a prepared database, which depends on everything that goes into it. New databases, in memory or in a data
 * folder, begin as a copy: creating one takes seconds, loading one a fraction of that, and every test file wants its own.
 */
export function snapshotName(ingredients: string[]): string {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient).update('\0');
  return `${hash.digest('hex').slice(0, 32)}.tar`;
}

/** The prepared database of this name, if there is one, as PGlite loads it. */
export async function loadSnapshot(name: string): Promise<Blob | undefined> {
  const bytes = await readFile(path.join(cacheDir, name)).catch(() => undefined);
  return bytes && new Blob([bytes]);
}

/** Keeps a copy of the database under this name, and of all copies the newest few. */
export async function saveSnapshot(name: string, pglite: PGlite): Promise<void> {
  const dump = await pglite.dumpDataDir('none');
  await mkdir(cacheDir, { recursive: true });
  // Renamed into place, so that a test file that starts meanwhile never reads half of it.
  const part = path.join(cacheDir, `${randomUUID()}.part`);
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, path.join(cacheDir, name));
  await removeOldSnapshots();
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
