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

/** The inputs of a database, by which its snapshot is cached. */
interface Recipe {
  platformSql: string;
  migrations: Migration[];
  seedSql?: string;
}

export async function readRecipe(supabaseDir: string, seed: boolean): Promise<Recipe> {
  return {
    platformSql: await readPlatformSql(),
    migrations: await readMigrations(path.join(supabaseDir, 'migrations')),
    ...(seed && { seedSql: await readSeedSql(supabaseDir) }),
  };
}

export async function snapshotNameOf(recipe: Recipe): Promise<string> {
  return snapshotName([JSON.stringify(recipe), await readPackageOfPglite()]);
}

/** Opens the database, migrated and, if `seed`, seeded. `notes` are for the developer. */
export async function prepareDatabase(options: {
  dataDir?: string;
  /** Whether there is no database yet, so that a cached snapshot may be used. */
  isNew: boolean;
  seed: boolean;
  extensions?: Record<string, Extension>;
  supabaseDir: string;
}): Promise<{ database: Database; notes: string[] }> {
  const { dataDir, isNew, extensions, supabaseDir } = options;
  const recipe = await readRecipe(supabaseDir, options.seed);
  const name = await snapshotNameOf(recipe);
  const cached = isNew ? await loadSnapshot(name) : undefined;
  const snapshot = cached === 'damaged' ? undefined : cached;
  const database = dataDir
    ? await openDataDir(dataDir, { extensions, snapshot })
    : await openDatabase({ extensions, snapshot });
  try {
    const notes = await complete(database, recipe);
    if (isNew && !snapshot) await saveSnapshot(name, database.pglite);
    if (cached === 'damaged') notes.push(`The cached snapshot ${name} was damaged and has been made anew.`);
    return { database, notes };
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

async function complete({ pglite }: Database, recipe: Recipe): Promise<string[]> {
  await createPlatform(pglite, recipe.platformSql);
  const notes = await migrate(pglite, recipe.migrations);
  if (recipe.seedSql !== undefined && !(await isSeeded(pglite))) await runSeedSql(pglite, recipe.seedSql);
  return notes;
}

function readSeedSql(supabaseDir: string): Promise<string> {
  return readFile(path.join(supabaseDir, 'seed.sql'), 'utf8').catch(() => '');
}

function readPackageOfPglite(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFile(path.join(path.dirname(main), '..', 'package.json'), 'utf8');
}
