import type { SupabaseClient } from '@supabase/supabase-js';
import { errorField, isOutcomeUnknown, RowGoneError } from '@/lib/errors/failure';
import { type CallContext, getSupabase } from './client';
import type { Json, Tables, TablesInsert, TablesUpdate } from './database.types';
import type { DeclaredTable, EditableTable } from './declared-tables';

/**
 * Reads what became of a write that failed, before anyone is blamed.
 * @throws what the reading throws; the write's own error when its outcome stays unknown
 */
export async function readBack<Result>(failure: unknown, read: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await read();
  } catch (unread) {
    throw isOutcomeUnknown(failure) ? failure : unread;
  }
}

/**
 * Makes a call, and makes it once more when its answer was lost. For calls that have no further effect the second time.
 * @throws what the call throws
 */
export async function askAgain<Result>(call: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    return readBack(error, call);
  }
}

/**
 * Makes a call. When its answer was lost, it counts as done if `isDone` finds that it has arrived all the same.
 * @throws what the call throws
 */
export async function callOrFindDone(call: () => PromiseLike<unknown>, isDone: () => PromiseLike<boolean>) {
  try {
    await call();
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await readBack(error, isDone))) throw error;
  }
}

/** A row whose id was made here. */
type NewRow<Table extends EditableTable> = TablesInsert<Table> & { id: string };

/** The ids with which rows were sent, by a key of each row, such as its code in an import. */
export type SentIds = Map<string, string>;

/** The id of a row that is added: the same at every attempt, so that none is stored twice. */
export function sentId(key: string, sentIds: SentIds): string {
  const id = sentIds.get(key) ?? crypto.randomUUID();
  sentIds.set(key, id);
  return id;
}

/** As many ids as fit into a URL. */
const idsAtOnce = 100;

/**
 * Adds rows in one statement: all or none. Rows that are there with their own ids were added by an earlier attempt whose
 * answer was lost: they count as added, and are brought up to date where the form was edited since.
 * @throws PostgrestError, also when the user may not add them
 */
export async function insertRows<Table extends EditableTable>(
  { name }: DeclaredTable<Table>,
  rows: NewRow<Table>[],
  context: CallContext,
) {
  // Untyped: the types of the tables can't follow a table that is a parameter.
  const supabase: SupabaseClient = await getSupabase(context);
  const insert = (added: NewRow<Table>[]) => {
    const [first] = added;
    return supabase
      .from(name)
      .insert(first && added.length === 1 ? first : added)
      .throwOnError();
  };
  try {
    await insert(rows);
  } catch (error) {
    // A unique value is taken, perhaps by this row itself, which an earlier attempt has stored.
    const isTaken = errorField(error, 'code') === '23505';
    if (!isTaken && !isOutcomeUnknown(error)) throw error;
    const stored = await readBack(error, () => readRows(supabase, name, rows));
    const outdated = rows.filter((row) => editedSince(stored.get(row.id), row).length > 0);
    if (outdated.length === 0) return;
    if (!isTaken || stored.size === 0) throw error;

    for (const row of outdated) {
      if (!stored.has(row.id)) continue;
      const edited = Object.fromEntries(editedSince(stored.get(row.id), row));
      await supabase.from(name).update(edited).eq('id', row.id).select('id').single().throwOnError();
    }
    const missing = rows.filter(({ id }) => !stored.has(id));
    if (missing.length > 0) await insert(missing);
  }
}

/** The rows that are there, by id. */
async function readRows(supabase: SupabaseClient, name: EditableTable, rows: { id: string }[]) {
  const stored = new Map<string, Row>();
  for (let first = 0; first < rows.length; first += idsAtOnce) {
    const ids = rows.slice(first, first + idsAtOnce).map(({ id }) => id);
    const { data } = await supabase.from(name).select('*').in('id', ids).retry(false).throwOnError();
    for (const row of data) if (ids.includes(row.id)) stored.set(row.id, row);
  }
  return stored;
}

/** The columns, with their values, in which a row that is to be added differs from the stored one. */
function editedSince(stored: Row | undefined, row: Row) {
  return Object.entries(row).filter(
    ([column, value]) => value !== undefined && !isSame(stored?.[column], value),
  );
}

/** Whether two stored values are the same, lists included. */
const isSame = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Values by column. */
type Row = Record<string, Json | undefined>;

export interface RowUpdate<Table extends EditableTable, Base extends { id: string } = Tables<Table>> {
  /** The row as it was when editing began, as far as it was read. */
  base: Base;
  changes: TablesUpdate<Table>;
  /** The sentence for a row that somebody else has deleted meanwhile. */
  deleted: string;
}

/**
 * Updates columns of a row with an optimistic lock on them: only if none has changed since `base` was read. A row that
 * already holds the changes is updated, too: an earlier attempt of this one may have arrived without its answer.
 * @returns the current row when somebody else was first
 * @throws PostgrestError, also when the user may not change the row, which row-level security would silently ignore;
 * RowGoneError when it is gone
 */
export async function updateRow<Table extends EditableTable>(
  table: DeclaredTable<Table>,
  { base, changes, deleted }: RowUpdate<Table, { id: string } & Partial<Tables<Table>>>,
  context: CallContext,
): Promise<Tables<Table> | undefined> {
  const read: Row = base;
  const sent: Row = changes;
  const columns = Object.keys(changes);
  // The API responds to an update without columns as if no row matched.
  if (columns.length === 0) return undefined;
  // Untyped: the types of the tables can't follow a table that is a parameter.
  const supabase: SupabaseClient = await getSupabase(context);
  let update = supabase.from(table.name).update(changes).eq('id', base.id);
  for (const column of table.isLockedByAge ? ['updated_at'] : columns) {
    const value = read[column] ?? null;
    update = value === null ? update.is(column, null) : update.eq(column, value);
  }
  try {
    await update.select('id').single().throwOnError();
    return undefined;
  } catch (error) {
    const isLocked = errorField(error, 'code') === 'PGRST116';
    if (!isLocked && !isOutcomeUnknown(error)) throw error;
    const { data: current } = await readBack(error, () =>
      supabase.from(table.name).select('*').eq('id', base.id).maybeSingle().retry(false).throwOnError(),
    );
    if (current && columns.every((column) => isSame(current[column], sent[column]))) return undefined;
    if (!isLocked) throw error;
    if (current && columns.some((column) => !isSame(current[column], read[column]))) return current;
    // Other columns than these have changed, which moved `updated_at`: the next try is based on the row as it is now.
    if (current && table.isLockedByAge && current.updated_at !== read.updated_at)
      return updateRow(table, { base: current, changes, deleted }, context);
    // Row-level security hides a row from who is no admin any more: that does not mean that it is gone.
    if (!current && (!table.visibleIn || (await isGone(table, base.id, context))))
      throw new RowGoneError(deleted, { cause: error });
    throw error;
  }
}

/**
 * Whether a row was deleted, as opposed to hidden from this user.
 * @throws PostgrestError
 */
async function isGone(
  { name, visibleIn }: DeclaredTable<EditableTable>,
  id: string,
  context: CallContext,
): Promise<boolean> {
  const supabase: SupabaseClient = await getSupabase(context);
  const { count } = await supabase
    .from(visibleIn ?? name)
    .select('id', { count: 'exact', head: true })
    .eq('id', id)
    .retry(false)
    .throwOnError();
  return count === 0;
}

/**
 * Deletes a row; false when somebody else had already deleted it.
 * @param unknownIds - collects the rows whose deletion had an unknown outcome: when such a row is gone, it was this user
 * @throws PostgrestError, also when the user may not delete it; NoAnswerError
 */
export async function deleteRow(
  table: DeclaredTable<EditableTable>,
  id: string,
  unknownIds: Set<string>,
  context: CallContext,
): Promise<boolean> {
  const supabase = await getSupabase(context);
  try {
    await supabase.from(table.name).delete().eq('id', id).select('id').single().throwOnError();
    return true;
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownIds.add(id);
    else if (errorField(error, 'code') !== 'PGRST116') throw error;
    // No row was deleted: it is already gone, or row-level security silently refused.
    if (await readBack(error, () => isGone(table, id, context))) return unknownIds.has(id);
    throw error;
  }
}
