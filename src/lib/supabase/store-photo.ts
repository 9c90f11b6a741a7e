import { canvasToWebPictureUrl, drawWhole, fileOfDataUrl } from '@/lib/files/photo';
import type { CallContext } from './client';
import { storeFile } from './store-file';

/** The widths of the two stored files in pixels, which end their names. */
export const [smallWidth, largeWidth] = [640, 1280];

/** Cached for a year, as no name is used for another picture. */
const cacheControl = String(365 * 24 * 60 * 60);

/** The ids under which photos were sent without success: sent again, they are the same files. */
const sentIds = new Map<string, string>();

/**
 * Uploads a drawn photo in two sizes: 'id.webp' names 'id-640.webp' and 'id-1280.webp'. What no row names in the end is
 * removed later, with all files of that kind.
 * @param url - the photo as a form holds it, a `data:` URL
 * @throws StorageError
 */
export async function storePhoto(bucket: string, url: string, context: CallContext) {
  const large = fileOfDataUrl(url);
  const bitmap = await createImageBitmap(large);
  const { width, height } = bitmap;
  const small = fileOfDataUrl(canvasToWebPictureUrl(drawWhole(bitmap, smallWidth)));
  bitmap.close();
  const id = sentIds.get(url) ?? crypto.randomUUID();
  sentIds.set(url, id);
  const ending = large.type === 'image/webp' ? 'webp' : 'jpg';
  const store = (size: number, file: Blob) =>
    storeFile(bucket, `${id}-${size}.${ending}`, file, { contentType: file.type, cacheControl }, context);
  await Promise.all([store(smallWidth, small), store(largeWidth, large)]);
  return { path: `${id}.${ending}`, width, height };
}
