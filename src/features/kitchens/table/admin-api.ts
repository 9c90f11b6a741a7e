import { sppgManagementMessages } from '@/features/kitchens/sppg/management.messages';
import { sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import type { SppgInput } from '@/features/kitchens/sppg/sppg-schema';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { updateRow } from '@/lib/supabase/write-rows';

/** An SPPG as it is now, with the columns of the list. */
async function fetchListedSppg(id: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('sppg')
    .select('*, yayasan(id, nama)')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

interface CellChange {
  /** The SPPG as the table showed it. */
  base: Sppg;
  changes: Partial<SppgInput>;
}

/**
 * Saves what was typed into a cell, with an optimistic lock on its column.
 * @returns the row as it is now, where that could be read, and whether somebody else was first
 * @throws PostgrestError; Error when the SPPG is gone
 */
export async function saveCell({ base, changes }: CellChange, context: CallContext) {
  const deleted = sppgManagementMessages.deletedMeanwhile(base.nama);
  const isConflict = (await updateRow(sppgTable, { base, changes, deleted }, context)) !== undefined;
  // The change was saved: a failure to read the row again is ignored.
  const row = await fetchListedSppg(base.id, context).catch(() => undefined);
  return { row, isConflict };
}
