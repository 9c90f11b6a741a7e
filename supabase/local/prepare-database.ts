import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Extension } from '@electric-sql/pglite';
import { openDataDir } from './data-dir.ts';
import { type Database, openDatabase } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { createPlatform, readPlatformSql } from './platform.ts';
import { isSeeded, runSeedSql } from './seed.ts';
import { loadSnapshot, saveSnapshot, snapshotName } from './snapshot-cache.ts';

export interface PrepareOptions {
  dataDir?: string;
  seed: boolean;
  extensions?: Record<string, Extension>;
  supabaseDir: string;
  /** Called for a new database between migrations and seed.sql. */
  beforeSeed: (database: Database) => Promise<void>;
}

/** What a database is made from. */
interface Recipe {
  platformSql: string;
  migrations: Migration[];
  seedSql?: string;
}

/** Opens the database with every migration applied and, if wanted, the seed; `notes` are for the developer. */
export async function prepareDatabase(
  options: PrepareOptions,
): Promise<{ database: Database; notes: string[] }> {
  const { dataDir, extensions, supabaseDir } = options;
  const recipe: Recipe = {
    platformSql: await readPlatformSql(),
    migrations: await readMigrations(path.join(supabaseDir, 'migrations')),
    ...(options.seed && { seedSql: await readSeedSql(supabaseDir) }),
  };
  if (dataDir) return complete(await openDataDir(dataDir, extensions), recipe, options);

  const name = snapshotName([JSON.stringify(recipe), await readPackageOfPglite()]);
  const snapshot = await loadSnapshot(name);
  const prepared = await complete(await openDatabase({ extensions, snapshot }), recipe, options);
  if (!snapshot) await saveSnapshot(name, prepared.database.pglite);
  return prepared;
}

async function complete(
  database: Database,
  { platformSql, migrations, seedSql }: Recipe,
  { beforeSeed }: PrepareOptions,
): Promise<{ database: Database; notes: string[] }> {
  const { pglite } = database;
  try {
    await createPlatform(pglite, platformSql);
    const notes = await migrate(pglite, migrations);
    if (seedSql !== undefined && !(await isSeeded(pglite))) {
      await beforeSeed(database);
      await runSeedSql(pglite, seedSql);
    }
    return { database, notes };
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

function readSeedSql(supabaseDir: string): Promise<string> {
  return readFile(path.join(supabaseDir, 'seed.sql'), 'utf8').catch(() => '');
}

function readPackageOfPglite(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFile(path.join(path.dirname(main), '..', 'package.json'), 'utf8');
}
