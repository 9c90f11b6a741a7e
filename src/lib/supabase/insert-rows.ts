import type { SupabaseClient } from '@supabase/supabase-js';
import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import { getSupabase } from './client';
import type { TablesInsert } from './database.types';
import { readBack } from './read-back';
import type { EditableTable, Row } from './update-row';

/** A row whose id was made here. */
type NewRow<Table extends EditableTable> = TablesInsert<Table> & { id: string };

/** As many ids as fit into a URL. */
const idsAtOnce = 100;

/**
 * Adds rows in one statement: all or none. Rows that are there with their own ids were added by an earlier attempt whose
 * answer was lost: they count as added, and are brought up to date where the form was edited since.
 * @throws PostgrestError, also when the user may not add them
 */
export async function insertRows<Table extends EditableTable>(table: Table, rows: NewRow<Table>[]) {
  // Without the types of the tables, which can't follow one that varies.
  const supabase: SupabaseClient = await getSupabase();
  const insert = (added: NewRow<Table>[]) => {
    const [first] = added;
    return supabase
      .from(table)
      .insert(first && added.length === 1 ? first : added)
      .throwOnError();
  };
  try {
    await insert(rows);
  } catch (error) {
    // Something unique is taken, perhaps by the row itself.
    const isTaken = errorField(error, 'code') === '23505';
    if (!isTaken && !isOutcomeUnknown(error)) throw error;
    const stored = await readBack(error, () => readRows(supabase, table, rows));
    const outdated = rows.filter((row) => editedSince(stored.get(row.id), row).length > 0);
    if (outdated.length === 0) return;
    if (!isTaken || stored.size === 0) throw error;

    for (const row of outdated) {
      if (!stored.has(row.id)) continue;
      const edited = Object.fromEntries(editedSince(stored.get(row.id), row));
      await supabase.from(table).update(edited).eq('id', row.id).select('id').single().throwOnError();
    }
    const missing = rows.filter(({ id }) => !stored.has(id));
    if (missing.length > 0) await insert(missing);
  }
}

/** The rows that are there, by id. */
async function readRows(supabase: SupabaseClient, table: EditableTable, rows: { id: string }[]) {
  const stored = new Map<string, Row>();
  for (let first = 0; first < rows.length; first += idsAtOnce) {
    const ids = rows.slice(first, first + idsAtOnce).map(({ id }) => id);
    const { data } = await supabase.from(table).select('*').in('id', ids).retry(false).throwOnError();
    for (const row of data) if (ids.includes(row.id)) stored.set(row.id, row);
  }
  return stored;
}

/** The columns, with their values, in which a row that is to be added differs from the stored one. */
function editedSince(stored: Row | undefined, row: Row) {
  return Object.entries(row).filter(([column, value]) => value !== undefined && stored?.[column] !== value);
}
