import { isNewPhoto } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import { storePhoto } from '@/lib/supabase/store-photo';

const noPhoto = { photo_path: null, photo_width: null, photo_height: null };

/**
 * The columns to write of what a form holds: a photo that was chosen in it is uploaded first.
 * @throws StorageError
 */
export async function withStoredPhoto<Columns extends { photo_path?: string | null }>(
  columns: Columns,
  context: CallContext,
) {
  const { photo_path } = columns;
  if (photo_path === null) return { ...columns, ...noPhoto };
  if (photo_path === undefined || !isNewPhoto(photo_path)) return columns;
  const { path, width, height } = await storePhoto('site_pictures', photo_path, context);
  return { ...columns, photo_path: path, photo_width: width, photo_height: height };
}
