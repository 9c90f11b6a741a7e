import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from './client';
import type { Tables, TablesInsert } from './database.types';
import type { EditableTable } from './update-row';

/**
 * Adds rows to a table that everyone can read in one statement: all or none. Returns them as they are stored.
 * @throws PostgrestError, also when the user may not add them
 */
export async function insertRows<Table extends EditableTable>(
  table: Table,
  rows: TablesInsert<Table>[],
): Promise<Tables<Table>[]> {
  // Without the types of the tables, which can't follow one that varies.
  const supabase: SupabaseClient = await getSupabase();
  const { data } = await supabase.from(table).insert(rows).select('*').throwOnError();
  return data;
}
