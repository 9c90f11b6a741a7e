import { isNewPhoto } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { storePhoto } from '@/lib/supabase/store-photo';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { ProgressLine } from './api';

const table = 'sppg_perkembangan';

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
export async function addProgress(line: TablesInsert<typeof table> & { id: string }, context: CallContext) {
  await insertRows(table, [await withStoredPhotos(line, context)], context);
}

/** @throws PostgrestError; StorageError; Error when it is gone */
export async function updateProgress(update: RowUpdate<typeof table>, context: CallContext) {
  return updateRow(table, { ...update, changes: await withStoredPhotos(update.changes, context) }, context);
}

export const deleteProgress = ({ id }: ProgressLine, unknownIds: Set<string>, context: CallContext) =>
  deleteRow(table, id, unknownIds, context);
