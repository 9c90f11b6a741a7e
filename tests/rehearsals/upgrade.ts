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
          ...lostRows(live.before, live.after, intended),
          ...missingRows(fresh, live, await readChangingColumns(fresh.client)),
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

function lostRows(
  before: Map<string, Table>,
  after: Map<string, Table>,
  intended: IntendedChange[],
): string[] {
  const isIntended = (table: string, column?: string) =>
    intended.some((change) => change.table === table && change.column === column);
  return Array.from(before, ([table, rows]) =>
    Array.from(rows, ([key, row]) => {
      const present = after.get(table)?.get(key);
      if (!present) return isIntended(table) ? [] : `${table} has lost ${key}`;
      return Object.entries(row)
        .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(present[column]))
        .filter(([column]) => !isIntended(table, column))
        .map(([column, value]) => `${table} ${key}: ${column} was ${JSON.stringify(value)}`);
    }),
  ).flat(2);
}

interface Upgraded {
  before: Map<string, Table>;
  after: Map<string, Table>;
}

/** The rows of migrations that an upgraded database lacks. Tables that nobody has written to are as in a new one. */
function missingRows(fresh: Upgraded, live: Upgraded, changing: Set<string>): string[] {
  return Array.from(fresh.after, ([table, rows]) => {
    const stable = (row: object) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !changing.has(`${table}.${column}`)));
    const all = (found?: Table) => Array.from(found?.values() ?? [], stable).sort();
    const present = all(live.after.get(table));
    const isUntouched = String(all(live.before.get(table))) === String(all(fresh.before.get(table)));
    if (isUntouched)
      return String(present) === String(all(rows)) ? [] : `${table} has other rows than in a new database`;
    return present.length < rows.size ? `${table} has fewer rows than in a new database` : [];
  }).flat();
}
