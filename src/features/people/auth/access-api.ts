// Each page with data asks for this, and for no other call of the feature.
import { type CallContext, getSupabase } from '@/lib/supabase/client';

/**
 * What the signed-in user may do; the database checks it again on every request.
 * @throws PostgrestError
 */
export async function fetchAccess(context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase.rpc('my_access').single().throwOnError();
  return data;
}
