import type { CallContext } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { School } from './school-columns';
import type { SchoolInput } from './school-schema';

// Apart from api.ts, which visitors download. What these calls throw is said where they lead.

const table = 'sppg_sekolah';

/** Adds schools, all or none. */
export const addSchools = (rows: (SchoolInput & { id: string; sppg_id: string })[], context: CallContext) =>
  insertRows(table, rows, context);

export const updateSchool = (update: RowUpdate<typeof table>, context: CallContext) =>
  updateRow(table, update, context);

export const deleteSchool = ({ id }: School, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(table, id, unknownIds, context);
