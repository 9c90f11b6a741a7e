import type { TablesInsert } from '@/lib/supabase/database.types';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { Suspension } from './suspension-state';

const table = 'sppg_penghentian';

export const addSuspension = (suspension: TablesInsert<typeof table> & { id: string }) =>
  insertRows(table, [suspension]);

export const updateSuspension = (update: RowUpdate<typeof table>) => updateRow(table, update);

export const deleteSuspension = ({ id }: Suspension, unknownIds: Set<string>) =>
  deleteRow(table, id, unknownIds);
