import { fetchAll } from '@/lib/fetch-all';
import { getSupabase } from '@/lib/supabase';

/** All foundations by name, each with its SPPG, newest first. */
export async function fetchYayasanList() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase
      .from('yayasan')
      .select('*, sppg(*)')
      .order('nama')
      .order('id')
      .order('created_at', { referencedTable: 'sppg', ascending: false })
      .range(from, to),
  );
}

export type YayasanWithSppg = Awaited<ReturnType<typeof fetchYayasanList>>[number];
