import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import type { Client } from 'pg';
import { version as release } from '../../../package.json';
import { LocalStackError } from '../local-stack-error.ts';
import type { OwnProject } from '../own-project.ts';
import { download, fileRowsOf, forEach } from './files.ts';
import { type BackedUpFile, type Manifest, tableFile, writeManifest } from './manifest.ts';
import { lackingRows, migrationsOf, refuseOtherProject } from './project.ts';
import { EXACT_TEXTS, linesOf, sequencesOf, sumOf, type Table, tablesOf } from './rows.ts';

/** Files that a row names and the storage has not, and files that no row names. */
const ASTRAY = `
  select 'A row names a file that is not in the storage: ' || bucket_id || '/' || name as found
  from private.named_files
  where name <> '' and not exists (
    select from storage.objects where objects.bucket_id = named_files.bucket_id and objects.name = named_files.name
  )
  union all
  select 'No row names this file: ' || bucket_id || '/' || name
  from storage.objects
  where not exists (
    select from private.named_files where named_files.bucket_id = objects.bucket_id and named_files.name = objects.name
  )`;

/**
 * Writes all that a project has of its own into a new folder that its owner alone may read: rows as they were at one moment, then the
 * files of that moment. Notes in the database that it was done, unless a file could not be read that may be there.
 * @returns the manifest, and what is odd about the project
 * @throws LocalStackError when it can't be done; the folder then has no manifest
 */
export async function backUp(
  db: Client,
  project: OwnProject,
  folder: string,
): Promise<{ manifest: Manifest; odd: string[] }> {
  await makeFolder(folder);
  await refuseOtherProject(db, project);
  const manifest: Manifest = {
    format: 1,
    release,
    migrations: await migrationsOf(db),
    made_at: new Date().toISOString(),
    tables: {},
    sequences: {},
    files: [],
    lost: [],
  };

  await db.query('begin isolation level repeatable read read only');
  await db.query(EXACT_TEXTS);
  const { rows: astray } = await db.query<{ found: string }>(ASTRAY);
  const stored = await fileRowsOf(db);
  for (const table of await tablesOf(db)) manifest.tables[table.name] = await writeTable(db, table, folder);
  manifest.sequences = await sequencesOf(db);
  await db.query('commit');

  const files: BackedUpFile[] = [];
  let unread = 0;
  await forEach(stored, async (file) => {
    const sum = await download(project, file, folder);
    if (!('status' in sum)) return void files.push({ ...file, ...sum });
    if (sum.status !== 404) unread += 1;
    manifest.lost.push(`${file.bucket}/${file.name}: ${sum.status} ${sum.reason}`);
  });
  if (unread > files.length)
    throw new LocalStackError(
      `The storage could read ${files.length} of ${stored.length} files. ${manifest.lost[0]}. Is it down? This is no backup.`,
    );
  manifest.files = files.toSorted((one, other) =>
    `${one.bucket}/${one.name}` < `${other.bucket}/${other.name}` ? -1 : 1,
  );
  await writeManifest(folder, manifest);
  if (unread === 0) await db.query(`select private.note_daily_job('backup')`);
  return { manifest, odd: [...astray.map(({ found }) => found), ...(await lackingRows(db))] };
}

/** Makes the folder of a backup, for its owner alone: it holds personal data, hashes of passwords and a deploy hook. */
async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if ((await readdir(folder)).length > 0)
    throw new LocalStackError(`${folder} is not empty: each backup is a folder of its own.`);
  for (const part of ['tables', 'files']) await mkdir(`${folder}/${part}`, { mode: 0o700 });
}

async function writeTable(db: Client, table: Table, folder: string) {
  const file = await open(tableFile(folder, table.name), 'wx', 0o600);
  try {
    const sum = await sumOf(linesOf(db, table), async (line) => void (await file.write(line)));
    return { ...sum, columns: table.columns };
  } finally {
    await file.close();
  }
}
