import { errorField } from '@/lib/errors/error-field';
import { getSupabase } from './client';
import { type EditableTable, isGone } from './update-row';

/**
 * Deletes a row; false when it was already deleted.
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
    if (await isGone(table, id)) return false;
    throw error;
  }
}
