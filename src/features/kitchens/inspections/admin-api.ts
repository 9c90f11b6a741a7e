import { addWithScan, removeScan, updateWithScan } from '@/features/kitchens/scans/admin-api';
import type { CallContext } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { inspectionsTable } from './inspection-columns';
import type { InspectionInput } from './inspection-schema';
import type { Inspection } from './inspection-state';

/** @throws StorageError or PostgrestError */
export const addInspection = (
  inspection: InspectionInput & { id: string; sppg_id: string },
  context: CallContext,
) => addWithScan(inspection, (row) => insertRows(inspectionsTable, [row], context), context);

/**
 * @returns the current row when somebody else was first
 * @throws StorageError or PostgrestError; RowGoneError
 */
export const updateInspection = (update: RowUpdate<'sppg_inspeksi'>, context: CallContext) =>
  updateWithScan(
    update.base.scan_path,
    update.changes,
    (changes) => updateRow(inspectionsTable, { ...update, changes }, context),
    context,
  );

/**
 * Deletes an inspection, then its scan; false when it was already deleted.
 * @throws PostgrestError, also when the user may not delete it
 */
export async function deleteInspection(
  { id, scan_path }: Inspection,
  unknownIds: Set<string>,
  context: CallContext,
) {
  if (!(await deleteRow(inspectionsTable, id, unknownIds, context))) return false;
  await removeScan(scan_path, context);
  return true;
}
