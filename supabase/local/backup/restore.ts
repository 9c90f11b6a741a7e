import type { Client } from 'pg';
import { LocalStackError } from '../local-stack-error.ts';
import type { OwnProject } from '../own-project.ts';
import { download, fileRowsOf, forEach, upload, uploadedAs } from './files.ts';
import { type BackedUpFile, linesIn, type Manifest, readBackup } from './manifest.ts';
import { lackingRows, migrationsOf, refuseOtherProject } from './project.ts';
import { EXACT_TEXTS, linesOf, loadRows, sumOf, type Table, tablesOf } from './rows.ts';

/**
 * Puts a backup into a new project that has run the same migrations. First come the files, then all rows in one transaction, which ends only
 * when each table is as the manifest says: what fails before can be done again.
 * @returns the manifest, and what is odd about the backup or the project
 * @throws LocalStackError when the backup is damaged, the project is not new, or something came out differently
 */
export async function restore(
  db: Client,
  project: OwnProject,
  folder: string,
): Promise<{ manifest: Manifest; odd: string[] }> {
  const { manifest, unknown } = await readBackup(folder);
  const odd = unknown.map((file) => `The manifest does not know ${file}.`);
  odd.push(...manifest.lost.map((file) => `It was lost before the backup: ${file}`));
  refuseOtherMigrations(manifest, await migrationsOf(db));
  await refuseContent(db);
  await refuseOtherProject(db, project);

  const there = await fileRowsOf(db);
  const wanted = new Set(manifest.files.map(({ bucket, name }) => `${bucket}/${name}`));
  const foreign = there.find(({ bucket, name }) => !wanted.has(`${bucket}/${name}`));
  if (foreign)
    throw new LocalStackError(
      `The project has a file that the backup does not know, ${foreign.bucket}/${foreign.name}: restore into a new project.`,
    );
  const present = new Set(there.map(({ bucket, name }) => `${bucket}/${name}`));
  await forEach(manifest.files, async (file) => {
    const isStored = async () => Object(await download(project, file)).sha256 === file.sha256;
    if (present.has(`${file.bucket}/${file.name}`) && (await isStored())) return;
    await upload(project, file, folder);
    if (!(await isStored()))
      throw new LocalStackError(`${file.bucket}/${file.name} came out differently: restore once more.`);
  });

  await db.query('begin');
  try {
    // Neither triggers nor references: the rows are as they were when they fitted together.
    await db.query(`set local session_replication_role = replica; ${EXACT_TEXTS}`);
    odd.push(...(await loadTables(db, manifest, folder)));
    await loadFileRows(db, manifest.files);
    for (const [sequence, last] of Object.entries(manifest.sequences))
      if (last !== null) await db.query('select setval($1::regclass, $2)', [sequence, last]);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
  return { manifest, odd: [...odd, ...(await lackingRows(db))] };
}

function refuseOtherMigrations({ release, migrations }: Manifest, applied: string[]) {
  if (migrations.join() === applied.join()) return;
  const described = (list: string[]) => `${list.length} migrations up to ${list.at(-1) ?? 'none'}`;
  throw new LocalStackError(
    `The backup is of release ${release}, with ${described(migrations)}; this project has run ${described(applied)}. Make a new project with the migrations of release ${release}, restore into it, and upgrade it then.`,
  );
}

/** Whoever signs up, changes something or sends something leaves a row in one of these. */
async function refuseContent(db: Client) {
  const { rows } = await db.query<{ found: string }>(`
    select 'accounts' as found where exists (select from auth.users)
    union all select 'changes in the trail' where exists (select from public.audit_log)
    union all select 'messages' where exists (select from public.leads)`);
  if (rows.length > 0)
    throw new LocalStackError(
      `The project is not new, it has ${rows.map(({ found }) => found).join(', ')}: a restore would replace them. Nothing was changed.`,
    );
}

async function loadTables(db: Client, manifest: Manifest, folder: string): Promise<string[]> {
  const tables = await tablesOf(db);
  const names = tables.map(({ name }) => name);
  const own = names.filter((name) => !name.startsWith('auth.'));
  const lacking = Object.entries(manifest.tables).filter(
    ([name, { size }]) => size > 0 && !names.includes(name),
  );
  if (lacking.length > 0)
    throw new LocalStackError(
      `The project has no table ${lacking.map(([name]) => name).join(', ')}, of which the backup has rows.`,
    );
  const missing = own.filter((name) => !(name in manifest.tables));
  if (missing.length > 0)
    throw new LocalStackError(`The backup has no table ${missing.join(', ')}, which the project has.`);

  await db.query(`truncate ${own.join(', ')} restart identity`);
  const odd: string[] = [];
  for (const table of tables) odd.push(...(await loadTable(db, table, manifest, folder)));
  return odd;
}

/** Loads one table and compares it with the manifest. A project's auth service may be newer, and lack columns of before. */
async function loadTable(db: Client, table: Table, { tables }: Manifest, folder: string): Promise<string[]> {
  const backedUp = tables[table.name];
  if (!backedUp) return [];
  await loadRows(db, table, backedUp.columns, linesIn(folder, table.name));
  const lacking = backedUp.columns.filter((column) => !table.columns.includes(column));
  const kept = backedUp.columns.filter((column) => table.columns.includes(column));
  const sum = await sumOf(linesOf(db, { ...table, columns: kept }));
  if (sum.size !== backedUp.size || (lacking.length === 0 && sum.sha256 !== backedUp.sha256))
    throw new LocalStackError(
      `${table.name} came out differently: ${sum.size} of ${backedUp.size} rows. Nothing was changed but files.`,
    );
  return lacking.map((column) => `The project has no column ${table.name}.${column}: it was left out.`);
}

/** Gives the uploaded files what their rows were, but for where the bytes are. */
async function loadFileRows(db: Client, files: BackedUpFile[]) {
  await db.query(
    `update storage.objects
    set (id, owner, owner_id, created_at, updated_at, metadata, user_metadata) = (
      select id, owner, owner_id, created_at, updated_at, metadata, user_metadata
      from jsonb_populate_record(null::storage.objects, file -> 'row')
    )
    from jsonb_array_elements($1::jsonb) as file
    where bucket_id = file ->> 'bucket' and name = file ->> 'name'
      and metadata @> jsonb_build_object('mimetype', file ->> 'mimetype', 'cacheControl', file ->> 'cacheControl')`,
    [JSON.stringify(files.map((file) => ({ ...file, ...uploadedAs(file) })))],
  );
  const restored = new Set((await fileRowsOf(db)).map((row) => JSON.stringify(row)));
  const different = files.filter(
    ({ bucket, name, row }) => !restored.has(JSON.stringify({ bucket, name, row })),
  );
  if (different[0])
    throw new LocalStackError(
      `${different.length} files are not in the project's storage as they were, such as ${different[0].bucket}/${different[0].name}. Do VITE_SUPABASE_URL and SUPABASE_DB_URL belong to one project?`,
    );
}
