import { fetchAll, maxRows } from '@/lib/fetch-all';
import { getSupabase } from '@/lib/supabase';

/** All foundations by name, each with its SPPG, newest first. */
export async function fetchYayasanList() {
  const supabase = await getSupabase();
  const yayasanList = await fetchAll((from, to) =>
    supabase
      .from('yayasan')
      .select('*, sppg(*)')
      .order('nama')
      .order('id')
      .order('created_at', { referencedTable: 'sppg', ascending: false })
      .range(from, to),
  );
  return Promise.all(
    yayasanList.map(async (yayasan) =>
      // The row cap holds for embedded lists, too.
      yayasan.sppg.length < maxRows ? yayasan : { ...yayasan, sppg: await fetchSppgOf(yayasan.id) },
    ),
  );
}

export type YayasanWithSppg = Awaited<ReturnType<typeof fetchYayasanList>>[number];

async function fetchSppgOf(yayasanId: string) {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase
      .from('sppg')
      .select('*')
      .eq('yayasan_id', yayasanId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
}
