import { isNewPhoto } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { storePhoto } from '@/lib/supabase/store-photo';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { ProgressLine } from './api';
import { progressTable } from './progress-columns';

export const photoBucket = 'progress_photos';

/** The columns to write of what a form holds: photos that were chosen in it are uploaded first. */
async function withStoredPhotos<Columns extends { foto?: string[] }>(
  columns: Columns,
  context: CallContext,
): Promise<Columns> {
  if (!columns.foto) return columns;
  const store = async (url: string) =>
    isNewPhoto(url) ? (await storePhoto(photoBucket, url, context)).path : url;
  return { ...columns, foto: await Promise.all(columns.foto.map(store)) };
}

/** @throws PostgrestError; StorageError */
export async function addProgress(
  line: TablesInsert<'sppg_perkembangan'> & { id: string },
  context: CallContext,
) {
  await insertRows(progressTable, [await withStoredPhotos(line, context)], context);
}

/** @throws PostgrestError; StorageError; Error when it is gone */
export async function updateProgress(update: RowUpdate<'sppg_perkembangan'>, context: CallContext) {
  return updateRow(
    progressTable,
    { ...update, changes: await withStoredPhotos(update.changes, context) },
    context,
  );
}

export const deleteProgress = ({ id }: ProgressLine, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(progressTable, id, unknownIds, context);
