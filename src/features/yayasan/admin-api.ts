import { getSupabase } from '@/lib/supabase/client';
import type { YayasanInput } from './yayasan-schema';

// Apart from api.ts, which visitors download.

/** Only a name is required: a CSV file has no more. */
type NewYayasan = Pick<YayasanInput, 'nama'> & Partial<YayasanInput>;

/**
 * Adds foundations in one statement: all or none. Returns them as they are stored.
 * @throws PostgrestError, also when the user may not add them
 */
export async function insertYayasan(rows: NewYayasan[]) {
  const supabase = await getSupabase();
  const { data } = await supabase.from('yayasan').insert(rows).select('*').throwOnError();
  return data;
}
