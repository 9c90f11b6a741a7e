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

/**
 * Updates the given columns with an optimistic lock on them: only if none has changed since `base` was read.
 * @returns the current row when somebody else was first
 * @throws PostgrestError, also when the user may not change the row, which row-level security would silently ignore;
 * Error when it is gone
 */
export async function updateSppg(
  base: Sppg,
  input: SppgInput,
  columns: (keyof SppgInput)[],
): Promise<Sppg | undefined> {
  // The API responds to an update without columns as if no row matched.
  if (columns.length === 0) return undefined;
  const supabase = await getSupabase();
  const changes: Partial<SppgInput> = Object.fromEntries(columns.map((column) => [column, input[column]]));
  let update = supabase.from('sppg').update(changes).eq('id', base.id);
  for (const column of columns) {
    const value = base[column];
    update = value === null ? update.is(column, null) : update.eq(column, value);
  }
  const { error } = await update.select('id').single();
  if (error?.code === 'PGRST116') {
    const { data: current } = await supabase
      .from('sppg')
      .select('*')
      .eq('id', base.id)
      .maybeSingle()
      .throwOnError();
    if (!current) throw new Error(sppgMessages.updateOfDeleted(base.nama));
    if (columns.some((column) => current[column] !== base[column])) return current;
  }
  if (error) throw error;
  return undefined;
}
