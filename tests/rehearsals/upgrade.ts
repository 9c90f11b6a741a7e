import type { Migration } from '../../supabase/local/migrate.ts';
import { onNative, readPgtapFiles, runPgtap } from '../database/tap.ts';
import { readCatalogue } from './catalogue.ts';
import { fillDatabase } from './filled.ts';
import { applyMigrations, createDatabase, OWNER, startHosted } from './hosted.ts';
import type { IntendedChange } from './intended-changes.ts';
import { readChangingColumns, readRows, type Table } from './rows.ts';

/** The pgTAP files that say what a later migration forgets, whatever rows there are. */
const RULES = ['known_tables', 'missing_rows', 'withheld_rows'];

export interface Rehearsals {
  /** Upgrades a filled database of the release; gives what is wrong with it then, or that a migration failed. */
  upgrade(pending: Migration[], intended?: IntendedChange[]): Promise<string[]>;
  stop(): Promise<void>;
}

/** Makes a filled database of a release, of which each rehearsal upgrades a copy. */
export async function startRehearsals(released: Migration[], rows: string): Promise<Rehearsals> {
  const server = await startHosted();
  await createDatabase(server, 'released');
  await applyMigrations(server, 'released', released);
  await createDatabase(server, 'filled', 'released');
  const filled = await server.connect('filled', OWNER);
  await fillDatabase(filled, rows);
  await filled.end();

  let count = 0;
  async function upgraded(of: string, pending: Migration[]) {
    const name = `${of}_${(count += 1)}`;
    await createDatabase(server, name, of);
    const client = await server.connect(name);
    const before = await readRows(client);
    await applyMigrations(server, name, pending);
    return { client, before, after: await readRows(client) };
  }

  return {
    async upgrade(pending, intended = []) {
      try {
        const fresh = await upgraded('released', pending);
        const live = await upgraded('filled', pending);
        const found = [
          ...differences(await readCatalogue(fresh.client), await readCatalogue(live.client)),
          ...wrongRows(fresh, live, await readChangingColumns(fresh.client), intended),
        ];
        await live.client.query('create extension pgtap with schema extensions');
        for (const { name, sql } of await readPgtapFiles()) {
          if (!RULES.includes(name.replace('.test.sql', ''))) continue;
          found.push(...(await runPgtap(onNative(live.client), sql)).map((failure) => `${name}: ${failure}`));
        }
        return found;
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    },
    stop: () => server.stop(),
  };
}

/** What a new database has and an upgraded one has not, or the other way round. */
function differences(fresh: string[], live: string[]): string[] {
  return [
    ...fresh.filter((thing) => !live.includes(thing)).map((thing) => `only in a new database: ${thing}`),
    ...live.filter((thing) => !fresh.includes(thing)).map((thing) => `not in a new database: ${thing}`),
  ];
}

interface Upgraded {
  before: Map<string, Table>;
  after: Map<string, Table>;
}

/** Rows that nobody has written but migrations are as in a new database; of all others none is lost or has other values. */
function wrongRows(
  fresh: Upgraded,
  live: Upgraded,
  changing: Set<string>,
  intended: IntendedChange[],
): string[] {
  return Array.from(live.before.keys(), (table) => {
    const said = (rows?: Table) =>
      Array.from(rows?.values() ?? [], (row) =>
        JSON.stringify(Object.entries(row).filter(([column]) => !changing.has(`${table}.${column}`))),
      )
        .sort()
        .join();
    const isOfMigrations = said(live.before.get(table)) === said(fresh.before.get(table));
    if (!isOfMigrations) return lostRows(table, live, intended);
    const isSame = said(live.after.get(table)) === said(fresh.after.get(table));
    return isSame ? [] : [`${table} has other rows than in a new database`];
  }).flat();
}

function lostRows(table: string, { before, after }: Upgraded, intended: IntendedChange[]): string[] {
  const isIntended = (column?: string) =>
    intended.some((change) => change.table === table && change.column === column);
  return Array.from(before.get(table) ?? [], ([key, row]) => {
    const present = after.get(table)?.get(key);
    if (!present) return isIntended() ? [] : [`${table} has lost ${key}`];
    return Object.entries(row)
      .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(present[column]))
      .filter(([column]) => !isIntended(column))
      .map(([column, value]) => `${table} ${key}: ${column} was ${JSON.stringify(value)}`);
  }).flat();
}
