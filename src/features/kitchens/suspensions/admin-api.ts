import type { CallContext } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { Suspension } from '@/features/kitchens/sppg/suspension-state';
import { suspensionsTable } from './suspension-columns';

export const addSuspension = (
  suspension: TablesInsert<'sppg_penghentian'> & { id: string },
  context: CallContext,
) => insertRows(suspensionsTable, [suspension], context);

export const updateSuspension = (update: RowUpdate<'sppg_penghentian'>, context: CallContext) =>
  updateRow(suspensionsTable, update, context);

export const deleteSuspension = ({ id }: Suspension, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(suspensionsTable, id, unknownIds, context);
