import type { CallContext } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { type School, schoolsTable } from './school-columns';
import type { SchoolInput } from './school-schema';

// Apart from api.ts, which visitors download. What these calls throw is said where they lead.

/** Adds schools, all or none. */
export const addSchools = (rows: (SchoolInput & { id: string; sppg_id: string })[], context: CallContext) =>
  insertRows(schoolsTable, rows, context);

export const updateSchool = (update: RowUpdate<'sppg_sekolah'>, context: CallContext) =>
  updateRow(schoolsTable, update, context);

export const deleteSchool = ({ id }: School, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(schoolsTable, id, unknownIds, context);
