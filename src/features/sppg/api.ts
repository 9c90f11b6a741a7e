import { deleteRow } from '@/lib/delete-row';
import { fetchAll } from '@/lib/fetch-all';
import { getSupabase } from '@/lib/supabase';
import { getTables } from '@/lib/tables';
import type { SppgInput } from './sppg-schema';

/**
 * All SPPG with their foundation, newest first.
 * @throws PostgrestError
 */
export async function fetchSppgList() {
  const tables = await getTables();
  const sppgList = await fetchAll((from, to) =>
    tables.from('sppg').select('*, yayasan(id, nama)').order('created_at').order('id').range(from, to),
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
    supabase.from('yayasan').select('id, nama').order('nama').order('id').range(from, to),
  );
}

/** @throws PostgrestError */
export async function insertSppg(sppg: SppgInput) {
  const supabase = await getSupabase();
  const { error } = await supabase.from('sppg').insert(sppg);
  if (error) throw error;
}

/**
 * Changes what is given: what a colleague has saved in other columns meanwhile stays.
 * @throws PostgrestError, also when the row is gone or may not be changed: row-level security would do nothing,
 * silently
 */
export async function updateSppg(id: string, sppg: Partial<SppgInput>) {
  // The API answers an update of no column like one of no row.
  if (Object.keys(sppg).length === 0) return;
  const supabase = await getSupabase();
  const { error } = await supabase.from('sppg').update(sppg).eq('id', id).select('id').single();
  if (error) throw error;
}

/**
 * Deletes a row; false when somebody else has done it before.
 * @throws PostgrestError, also when it may not be deleted
 */
export function deleteSppg(id: string): Promise<boolean> {
  return deleteRow('sppg', id);
}
