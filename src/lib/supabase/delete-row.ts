import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import { getSupabase } from './client';
import { readBack } from './read-back';
import { type EditableTable, isGone } from './update-row';

/**
 * Deletes a row; false when somebody else had already deleted it.
 * @param unknownIds - collects the rows whose deletion had an unknown outcome: when such a row is gone, it was this user
 * @throws PostgrestError, also when the user may not delete it; NoAnswerError
 */
export async function deleteRow(table: EditableTable, id: string, unknownIds: Set<string>): Promise<boolean> {
  const supabase = await getSupabase();
  try {
    await supabase.from(table).delete().eq('id', id).select('id').single().throwOnError();
    return true;
  } catch (error) {
    if (isOutcomeUnknown(error)) unknownIds.add(id);
    else if (errorField(error, 'code') !== 'PGRST116') throw error;
    // No row was deleted: it is already gone, or row-level security silently refused.
    if (await readBack(error, () => isGone(table, id))) return unknownIds.has(id);
    throw error;
  }
}
