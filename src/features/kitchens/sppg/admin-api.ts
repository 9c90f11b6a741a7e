import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { fetchYayasanOptions, type Sppg } from './api';
import { sppgMessages } from './messages';
import { sppgTable } from './sppg-columns';
import type { SppgInput } from './sppg-schema';

// Apart from api.ts, which visitors download.

interface NewSppg extends Omit<SppgInput, 'yayasan_id'> {
  id: string;
  /** The foundation; the first by name when absent. */
  yayasan_id?: string;
}

/**
 * Adds an SPPG from the form.
 * @throws PostgrestError; Error when there is no foundation that it could belong to
 */
export async function addSppg({ yayasan_id, ...input }: NewSppg, context: CallContext) {
  const owner = yayasan_id ?? (await fetchYayasanOptions(context))[0]?.id;
  if (!owner) throw new Error(sppgMessages.yayasanMissing.description);
  await insertRows(sppgTable, [{ ...input, yayasan_id: owner }], context);
}

export const updateSppg = (update: RowUpdate<'sppg'>, context: CallContext) =>
  updateRow(sppgTable, update, context);

export const deleteSppg = ({ id }: Sppg, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(sppgTable, id, unknownIds, context);

/**
 * Confirms an SPPG as it was read, by an admin.
 * @throws PostgrestError, also when it was changed or deleted since
 */
export async function confirmSppg({ id, updated_at }: Sppg, context: CallContext) {
  const supabase = await getSupabase(context);
  await supabase.rpc('konfirmasi_sppg', { sppg_id: id, terakhir_diubah: updated_at }).throwOnError();
}
