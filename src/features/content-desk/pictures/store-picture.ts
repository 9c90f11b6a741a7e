import { canvasToWebPictureUrl, drawWhole, fileOfDataUrl, isNewPhoto } from '@/lib/files/photo';
import { storeFile } from '@/lib/supabase/store-file';

/** The most pixels of the two files from left to right: their names end with these. */
export const [smallWidth, largeWidth] = [640, 1280];

/** A name is never used for another picture. */
const cacheControl = String(365 * 24 * 60 * 60);

/** The ids under which photos were sent without success: sent again, they are the same files. */
const sentIds = new Map<string, string>();

/** Uploads a photo in two sizes. Throws StorageError. */
async function storePhoto(url: string) {
  const large = fileOfDataUrl(url);
  const bitmap = await createImageBitmap(large);
  const { width, height } = bitmap;
  const small = fileOfDataUrl(canvasToWebPictureUrl(drawWhole(bitmap, smallWidth)));
  bitmap.close();
  const id = sentIds.get(url) ?? crypto.randomUUID();
  sentIds.set(url, id);
  const ending = large.type === 'image/webp' ? 'webp' : 'jpg';
  const store = (size: number, file: Blob) =>
    storeFile('site_pictures', `${id}-${size}.${ending}`, file, { contentType: file.type, cacheControl });
  await Promise.all([store(smallWidth, small), store(largeWidth, large)]);
  return { photo_path: `${id}.${ending}`, photo_width: width, photo_height: height };
}

const noPhoto = { photo_path: null, photo_width: null, photo_height: null };

/**
 * The columns to write of what a form holds: a photo that was chosen in it is uploaded first. What no row names in the
 * end is removed later, with all files of that kind.
 * @throws StorageError
 */
export async function withStoredPhoto<Columns extends { photo_path?: string | null }>(columns: Columns) {
  const { photo_path } = columns;
  if (photo_path === null) return { ...columns, ...noPhoto };
  if (photo_path === undefined || !isNewPhoto(photo_path)) return columns;
  return { ...columns, ...(await storePhoto(photo_path)) };
}
