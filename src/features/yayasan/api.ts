import { fetchAll, maxRows } from '@/lib/supabase/fetch-all';
import { getTables } from '@/lib/supabase/tables';

/** All foundations by name, each with its SPPG, newest first. */
export async function fetchYayasanList() {
  const tables = await getTables();
  const yayasanList = await fetchAll((from, to) =>
    tables
      .from('yayasan')
      .select('*, sppg(*)')
      .order('nama')
      .order('id')
      .order('created_at', { referencedTable: 'sppg', ascending: false })
      .order('id', { referencedTable: 'sppg', ascending: false })
      .range(from, to)
      .throwOnError(),
  );
  return Promise.all(
    yayasanList.map(async (yayasan) =>
      // The row cap also applies to embedded lists.
      yayasan.sppg.length < maxRows ? yayasan : { ...yayasan, sppg: await fetchSppgOf(yayasan.id) },
    ),
  );
}

export type YayasanWithSppg = Awaited<ReturnType<typeof fetchYayasanList>>[number];

async function fetchSppgOf(yayasanId: string) {
  const tables = await getTables();
  const sppgList = await fetchAll((from, to) =>
    tables
      .from('sppg')
      .select('*')
      .eq('yayasan_id', yayasanId)
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return sppgList.reverse();
}
