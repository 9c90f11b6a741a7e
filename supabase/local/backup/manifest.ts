// A backup is a folder: `tables` has a file per table, with a line of JSON per row, its columns as texts or null; `files` has the
// files of the storage, named by their hash; `manifest.json` says what all this is. It is written last: without it a folder is none.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LocalStackError } from '../local-stack-error.ts';

export interface Sum {
  sha256: string;
  /** Rows of a table, bytes of a file. */
  size: number;
}

export interface BackedUpTable extends Sum {
  columns: string[];
}

export interface BackedUpFile extends Sum {
  bucket: string;
  name: string;
  /** The row of storage.objects, but for what the service that stores the file decides. */
  row: Record<string, unknown>;
}

export interface Manifest {
  format: 1;
  /** The version of the site that the backup was made with, and the migrations of its database. */
  release: string;
  migrations: string[];
  made_at: string;
  /** By name, such as public.sppg. */
  tables: Record<string, BackedUpTable>;
  /** The last number of each sequence that gives a column its numbers; null: it has given none. */
  sequences: Record<string, string | null>;
  files: BackedUpFile[];
  /** Rows of files that the storage has lost, or could not read, and why. */
  lost: string[];
}

/** How much a backup holds, as commands say it: '2361 rows of 56 tables and 50 files'. */
export function amountOf({ tables, files }: Manifest): string {
  const sizes = Object.values(tables).map(({ size }) => size);
  return `${sizes.reduce((sum, size) => sum + size, 0)} rows of ${sizes.length} tables and ${files.length} files`;
}

const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

export const tableFile = (folder: string, table: string) => path.join(folder, 'tables', `${table}.jsonl`);

export const storedFile = (folder: string, { sha256 }: Sum) => path.join(folder, 'files', sha256);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = manifestFile(folder);
  await writeFile(`${file}.part`, JSON.stringify(manifest, null, 1));
  await rename(`${file}.part`, file);
}

/**
 * Reads the manifest of a backup and holds the folder against it.
 * @returns the manifest, and files of the folder that it does not know
 * @throws LocalStackError when the backup is not complete, or something in it was changed
 */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; unknown: string[] }> {
  const json = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new LocalStackError(
      `${folder} holds no complete backup: its manifest.json, which is written last, is missing.`,
    );
  });
  const manifest: Manifest = JSON.parse(json);
  if (manifest.format !== 1)
    throw new LocalStackError(
      `${folder} was written by another release of this command (${manifest.release}): restore it with that one.`,
    );
  const wanted = new Map<string, Sum>([
    ...Object.entries(manifest.tables).map(([name, sum]) => [tableFile(folder, name), sum] as [string, Sum]),
    ...manifest.files.map((file) => [storedFile(folder, file), file] as [string, Sum]),
  ]);
  for (const [file, { sha256 }] of wanted) {
    if ((await hashOf(file)) !== sha256)
      throw new LocalStackError(
        `${path.relative(folder, file)} of the backup is missing or was changed since: take another backup.`,
      );
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return {
    manifest,
    unknown: found.filter((file) => !wanted.has(file) && file !== manifestFile(folder)),
  };
}

/** The hash of a file; undefined when there is none. */
async function hashOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

/** The lines of a table's file. Not by readline, which ends lines at U+2028, too. */
export async function* linesIn(folder: string, table: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(tableFile(folder, table), 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
