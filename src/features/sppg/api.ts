import { deleteRow } from '@/lib/delete-row';
import { fetchAll } from '@/lib/fetch-all';
import { getSupabase } from '@/lib/supabase';
import { getTables } from '@/lib/tables';
import type { Sppg } from './dialog-state';
import { changedColumns, type SppgInput } from './sppg-schema';

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

/** @throws PostgrestError */
export async function insertSppg(sppg: SppgInput) {
  const supabase = await getSupabase();
  const { error } = await supabase.from('sppg').insert(sppg);
  if (error) throw error;
}

/**
 * Changes what is given, unless somebody has changed the same since `base` was read: what they have saved in other
 * columns stays.
 * @returns the row as it is now, where somebody has been quicker
 * @throws PostgrestError, also when the row may not be changed: row-level security would do nothing, silently; Error when
 * it is gone
 */
export async function updateSppg(base: Sppg, changes: Partial<SppgInput>): Promise<Sppg | undefined> {
  const columns = changedColumns(changes);
  // The API answers an update of no column like one of no row.
  if (columns.length === 0) return undefined;
  const supabase = await getSupabase();
  let update = supabase.from('sppg').update(changes).eq('id', base.id);
  for (const column of columns) {
    const value = base[column];
    update = value === null ? update.is(column, null) : update.eq(column, value);
  }
  const { error } = await update.select('id').single();
  if (error?.code === 'PGRST116') {
    const { data: current } = await supabase.from('sppg').select('*').eq('id', base.id).maybeSingle();
    if (!current) throw new Error(`${base.nama} sudah lebih dulu dihapus oleh pengguna lain.`);
    if (columns.some((column) => current[column] !== base[column])) return current;
  }
  if (error) throw error;
  return undefined;
}

/**
 * Deletes a row; false when somebody else has done it before.
 * @throws PostgrestError, also when it may not be deleted
 */
export function deleteSppg(id: string): Promise<boolean> {
  return deleteRow('sppg', id);
}
