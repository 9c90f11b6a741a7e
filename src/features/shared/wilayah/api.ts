import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallContext, getSupabase } from '@/lib/supabase/client';

/**
 * Every kabupaten and kota, by name.
 * @throws PostgrestError
 */
export async function fetchDistricts(context: CallContext): Promise<string[]> {
  const supabase = await getSupabase(context);
  const { data } = await supabase.from('wilayah').select('nama').order('nama').throwOnError();
  return data.map(({ nama }) => nama);
}

const districtsQuery = queryOptions({
  queryKey: ['districts'],
  queryFn: fetchDistricts,
  // Only a migration changes the list.
  staleTime: Infinity,
});

/** Every kabupaten and kota, by name. */
export const useDistricts = () => useQuery(districtsQuery);
