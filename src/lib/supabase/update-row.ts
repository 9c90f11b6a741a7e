import type { SupabaseClient } from '@supabase/supabase-js';
import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import type { Tables, TablesUpdate } from './database.types';
import { getSupabase } from './client';
import { readBack } from './read-back';

/** Tables that the site's forms change. */
export type EditableTable =
  'sppg' | 'yayasan' | 'regional_contacts' | 'program_documents' | 'sppg_sertifikat';

/** Where everyone can see whether a row is there, when not in the table itself: to others, what only admins read looks deleted. */
const visibleIn: Partial<Record<EditableTable, string>> = { sppg_sertifikat: 'sppg_sertifikat_publik' };

/** Values by column. */
export type Row = Record<string, string | number | null | undefined>;

export interface RowUpdate<Table extends EditableTable> {
  /** The row as it was when editing began. */
  base: Tables<Table>;
  changes: TablesUpdate<Table>;
  /** The sentence for a row that somebody else has deleted meanwhile. */
  deleted: string;
}

/**
 * Updates columns of a row with an optimistic lock on them: only if none has changed since `base` was read. A row that
 * already holds the changes is updated, too: an earlier attempt of this one may have arrived without its answer.
 * @returns the current row when somebody else was first
 * @throws PostgrestError, also when the user may not change the row, which row-level security would silently ignore;
 * Error when it is gone
 */
export async function updateRow<Table extends EditableTable>(
  table: Table,
  { base, changes, deleted }: RowUpdate<Table>,
): Promise<Tables<Table> | undefined> {
  const read: Row = base;
  const sent: Row = changes;
  const columns = Object.keys(changes);
  // The API responds to an update without columns as if no row matched.
  if (columns.length === 0) return undefined;
  // Without the types of the tables, which can't follow one that varies.
  const supabase: SupabaseClient = await getSupabase();
  let update = supabase.from(table).update(changes).eq('id', base.id);
  for (const column of columns) {
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
      supabase.from(table).select('*').eq('id', base.id).maybeSingle().retry(false).throwOnError(),
    );
    if (current && columns.every((column) => current[column] === sent[column])) return undefined;
    if (!isLocked) throw error;
    if (current && columns.some((column) => current[column] !== read[column])) return current;
    // Hidden from somebody who is no admin any more, a row is not gone.
    if (!current && (!visibleIn[table] || (await isGone(table, base.id))))
      throw new Error(deleted, { cause: error });
    throw error;
  }
}

/**
 * Whether a row was deleted, as opposed to hidden from this user.
 * @throws PostgrestError
 */
export async function isGone(table: EditableTable, id: string): Promise<boolean> {
  const supabase: SupabaseClient = await getSupabase();
  const { count } = await supabase
    .from(visibleIn[table] ?? table)
    .select('id', { count: 'exact', head: true })
    .eq('id', id)
    .retry(false)
    .throwOnError();
  return count === 0;
}
