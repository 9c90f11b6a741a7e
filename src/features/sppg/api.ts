import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getSupabase } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import { sppgMessages } from './messages';
import type { SppgInput } from './sppg-schema';

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

/**
 * Adds one row, or several in one statement: all or none.
 * @throws PostgrestError
 */
export async function insertSppg(rows: SppgInput | SppgInput[]) {
  const supabase = await getSupabase();
  await supabase.from('sppg').insert(rows).throwOnError();
}

/**
 * Confirms an SPPG as it was read, by an admin.
 * @throws PostgrestError, also when it was changed or deleted since
 */
export async function confirmSppg({ id, updated_at }: Sppg) {
  const supabase = await getSupabase();
  await supabase.rpc('konfirmasi_sppg', { sppg_id: id, terakhir_diubah: updated_at }).throwOnError();
}

interface NewSppg extends Omit<SppgInput, 'yayasan_id'> {
  /** The first by name when absent. */
  yayasan_id?: string;
}

/**
 * Adds an SPPG from the form.
 * @throws PostgrestError; Error when there is no foundation that it could belong to
 */
export async function addSppg({ yayasan_id, ...input }: NewSppg) {
  const owner = yayasan_id ?? (await fetchYayasanOptions())[0]?.id;
  if (!owner) throw new Error(sppgMessages.yayasanMissing.description);
  await insertSppg({ ...input, yayasan_id: owner });
}
