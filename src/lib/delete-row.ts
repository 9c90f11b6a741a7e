import { getSupabase } from './supabase';

/**
 * Deletes a row of a table that everyone can read; false when somebody else has done it before.
 * @throws PostgrestError, also when it may not be deleted
 */
export async function deleteRow(table: 'sppg' | 'program_documents', id: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.from(table).delete().eq('id', id).select('id').single();
  if (error?.code === 'PGRST116') {
    // No row either way; everyone can see whether it is still there.
    const { count } = await supabase.from(table).select('id', { count: 'exact', head: true }).eq('id', id);
    if (count === 0) return false;
  }
  if (error) throw error;
  return true;
}
