import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getSupabase } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';

export type Sppg = Tables<'sppg'>;
export type YayasanName = Pick<Tables<'yayasan'>, 'id' | 'nama'>;

/**
 * All SPPG with their foundation, newest first.
 * @throws PostgrestError
 */
export async function fetchSppgList() {
  const tables = await getTables();
  const sppgList = await fetchAll((from, to) =>
    tables
      .from('sppg')
      .select('*, yayasan(id, nama)')
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return sppgList.reverse();
}

export type SppgWithYayasan = Awaited<ReturnType<typeof fetchSppgList>>[number];

/**
 * The foundations an SPPG can belong to, by name.
 * @throws PostgrestError
 */
export async function fetchYayasanOptions() {
  const supabase = await getSupabase();
  return fetchAll((from, to) =>
    supabase.from('yayasan').select('id, nama').order('nama').order('id').range(from, to).throwOnError(),
  );
}
