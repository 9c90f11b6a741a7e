import { errorField } from '@/lib/errors/error-field';
import { isOutcomeUnknown } from '@/lib/errors/no-answer';
import { getSupabase } from './client';
import { readBack } from './read-back';
import { type EditableTable, isGone } from './update-row';

/** The ids of rows that were to be deleted here with an unknown outcome: when they are gone, it was this user. */
const unknownIds = new Set<string>();

/**
 * Deletes a row; false when somebody else had already deleted it.
 * @throws PostgrestError, also when the user may not delete it; NoAnswerError
 */
export async function deleteRow(table: EditableTable, id: string): Promise<boolean> {
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
