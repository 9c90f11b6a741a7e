import { errorField } from '@/lib/errors/error-field';
import { getSupabase } from './client';
import type { EditableTable } from './update-row';

/**
 * Deletes a row of a table that everyone can read; false when it was already deleted.
 * @throws PostgrestError, also when the user may not delete it
 */
export async function deleteRow(table: EditableTable, id: string): Promise<boolean> {
  const supabase = await getSupabase();
  try {
    await supabase.from(table).delete().eq('id', id).select('id').single().throwOnError();
    return true;
  } catch (error) {
    if (errorField(error, 'code') !== 'PGRST116') throw error;
    // No row was deleted: it is already gone, or row-level security silently refused.
    const { count } = await supabase.from(table).select('id', { count: 'exact', head: true }).eq('id', id);
    if (count === 0) return false;
    throw error;
  }
}
