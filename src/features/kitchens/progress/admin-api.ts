import type { RowCalls } from '@/components/row-form/row-form';
import { isNewPhoto } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import { storePhoto } from '@/lib/supabase/store-photo';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
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

/** Lines of progress are written with their photos: both calls also throw StorageError. */
export const progressCalls: Pick<RowCalls<'sppg_perkembangan'>, 'add' | 'update'> = {
  add: async (line, context) => insertRows(progressTable, [await withStoredPhotos(line, context)], context),
  update: async ({ changes, ...update }, context) =>
    updateRow(progressTable, { ...update, changes: await withStoredPhotos(changes, context) }, context),
};
