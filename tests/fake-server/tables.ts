import { declaredTable, foreignKeyOf } from './declared';
import { passes, passesAny, type Row, sortRows, splitList } from './query';

const stored = new Map<string, Row[]>();

/** Tables whose rows the view `leads` shows, each with its `kind`; they are kept there. */
const leadTables = new Set(['contact_messages', 'partnership_applications', 'keluhan']);

/** The columns of a table; of a lead also what the view adds. */
const columnsOf = (table: string) =>
  leadTables.has(table)
    ? new Set([...declaredTable(table).columns, ...declaredTable('leads').columns])
    : declaredTable(table).columns;

/** The rows that a table holds now. */
export function rowsOf(table: string): Row[] {
  declaredTable(table);
  return leadTables.has(table)
    ? rowsOf('leads').filter(({ kind }) => kind === table)
    : (stored.get(table) ?? []);
}

/** Has a table hold other rows than now. */
function hold(table: string, list: Row[]) {
  if (!leadTables.has(table)) stored.set(table, list);
  else hold('leads', [...rowsOf('leads').filter(({ kind }) => kind !== table), ...list]);
}

/**
 * What a table or view holds from now on. A row may lack columns. Rows of another table that belong to it are found by the
 * foreign keys, or stand in it.
 * @throws when the database has no such table or column
 */
export function putRows(table: string, list: object[]) {
  // As the API would give them: nothing is undefined.
  const held: Row[] = JSON.parse(JSON.stringify(list));
  const columns = columnsOf(table);
  for (const [name, value] of held.flatMap((row) => Object.entries(row)))
    if (!columns.has(name) && typeof value !== 'object') throw new Error(`${table} has no column ${name}.`);
  hold(table, leadTables.has(table) ? held.map((row) => ({ ...row, kind: table })) : held);
}

/** Adds rows, with what the database fills in. */
export function addRows(table: string, added: Row[]): Row[] {
  const created_at = new Date().toISOString();
  const filled = Object.entries({ id: crypto.randomUUID(), created_at, updated_at: created_at }).filter(
    ([column]) => columnsOf(table).has(column),
  );
  const complete = added.map((row): Row => ({
    ...Object.fromEntries(filled),
    ...(leadTables.has(table) && { kind: table }),
    ...row,
  }));
  hold(table, [...rowsOf(table), ...complete]);
  return complete;
}

/** Changes rows, which then say when. */
export function changeRows(table: string, changed: Row[], changes: Row): Row[] {
  const now = new Date().toISOString();
  for (const row of changed) {
    Object.assign(row, changes);
    for (const column of ['updated_at', 'handled_at']) if (columnsOf(table).has(column)) row[column] = now;
  }
  return changed;
}

export function removeRows(table: string, removed: Row[]): Row[] {
  hold(
    table,
    rowsOf(table).filter((row) => !removed.includes(row)),
  );
  return removed;
}

/** Begins a test with the rows that it is not about. */
export function resetRows(given: Record<string, object[]>) {
  stored.clear();
  for (const [table, list] of Object.entries(given)) putRows(table, list);
}

/** Parameters that are no filter of a column. */
const directions = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** The rows of a table that pass the filters of a request. @throws for a filter or a column that is not known */
export function matching(table: string, searchParams: URLSearchParams): Row[] {
  const filters = [...searchParams].filter(([name]) => !directions.has(name) && !name.endsWith('.order'));
  for (const [name] of filters)
    if (name !== 'or' && !columnsOf(table).has(name)) throw new Error(`${table} has no column ${name}.`);
  return rowsOf(table).filter((row) =>
    filters.every(([name, filter]) => (name === 'or' ? passesAny(row, filter) : passes(row[name], filter))),
  );
}

/** The rows of another table that belong to a row: the one that it names, or those that name it. */
function embeddedIn(
  table: string,
  row: Row,
  embedded: string,
  select: string,
  searchParams: URLSearchParams,
) {
  if (row[embedded] !== undefined) return row[embedded];
  const parent = foreignKeyOf(table, embedded);
  const child = foreignKeyOf(embedded, table);
  const key = parent ?? child;
  // Without a key a function of the database finds them, such as `sppg_disebut`.
  if (!key) return undefined;
  const [own, other] = parent ? [key.column, key.named] : [key.named, key.column];
  const found = rowsOf(embedded).filter((one) => row[own] !== undefined && one[other] === row[own]);
  const sorted = sortRows(found, searchParams.get(`${embedded}.order`) ?? '');
  const shown = sorted.map((one) => selected(embedded, one, select, searchParams));
  return parent || key.isOneToOne ? shown[0] : shown;
}

const item = /^\s*(?:(\w+):)?(\*|\w+)(?:!\w+)?(?:->>(\w+))?(?:\((.*)\))?$/;

/** What a request asks for of a row, such as `id,name:nama,yayasan(nama)`. @throws for what is not understood */
export function selected(table: string, row: Row, select: string, searchParams: URLSearchParams): Row {
  const shown: Row = {};
  for (const text of splitList(select)) {
    const match = item.exec(text);
    if (!match) throw new Error(`The fake server does not understand ${text} in ${select}.`);
    const [, alias, name = '', path, embedded] = match;
    if (name === '*') {
      const columns = columnsOf(table);
      for (const [column, value] of Object.entries(row)) if (columns.has(column)) shown[column] = value;
    } else if (embedded !== undefined) {
      shown[alias ?? name] = embeddedIn(table, row, name, embedded, searchParams);
    } else if (!columnsOf(table).has(name)) {
      throw new Error(`${table} has no column ${name}.`);
    } else if (path) {
      const whole = row[name];
      const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
      shown[alias ?? path] = isObject ? whole[path] : undefined;
    } else shown[alias ?? name] = row[name];
  }
  return shown;
}
