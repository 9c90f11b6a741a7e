import { type CallContext, getSupabase } from './client';
import { fetchAll } from './fetch-all';

/**
 * The ids of the rows that wait for an admin, as the summary counts them; of none for everybody else.
 * @throws PostgrestError
 */
export async function fetchDueIds(topic: string, context: CallContext): Promise<ReadonlySet<string>> {
  const supabase = await getSupabase(context);
  const rows = await fetchAll(supabase.from('due_rows').select('row_id').eq('topic', topic).order('row_id'));
  return new Set(rows.flatMap(({ row_id }) => row_id ?? []));
}
