import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { School } from './school-columns';
import type { SchoolInput } from './school-schema';

// Apart from api.ts, which visitors download. What these calls throw is said where they lead.

const table = 'sppg_sekolah';

/** Adds schools, all or none. */
export const addSchools = (rows: (SchoolInput & { id: string; sppg_id: string })[]) =>
  insertRows(table, rows);

export const updateSchool = (update: RowUpdate<typeof table>) => updateRow(table, update);

export const deleteSchool = ({ id }: School, unknownIds: Set<string>) => deleteRow(table, id, unknownIds);
