import type { CallContext } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { Suspension } from '@/features/kitchens/sppg/suspension-state';

const table = 'sppg_penghentian';

export const addSuspension = (
  suspension: TablesInsert<typeof table> & { id: string },
  context: CallContext,
) => insertRows(table, [suspension], context);

export const updateSuspension = (update: RowUpdate<typeof table>, context: CallContext) =>
  updateRow(table, update, context);

export const deleteSuspension = ({ id }: Suspension, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(table, id, unknownIds, context);
