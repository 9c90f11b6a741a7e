import type { Picture } from '@/components/illustration';
import { type PictureColumns, pictureOf } from '@/components/site-picture';
import { isNewPhoto } from '@/lib/files/photo';
import { drawings } from 'virtual:content/drawings';
import { largeWidth, storePhoto } from '@/lib/supabase/store-photo';
import type { CallContext } from '@/lib/supabase/client';

/** The form's values about its picture. */
interface PictureValues {
  illustration: string;
  photo_path: string;
  alt: string;
}

/**
 * The picture in a form, also one that is not stored yet.
 * @param stored - the row that is edited
 * @param aspect - width by height of a new photo
 */
export function formPicture(
  values: PictureValues,
  stored: PictureColumns | undefined,
  aspect: number,
): Picture {
  const { illustration, photo_path, alt } = values;
  if (isNewPhoto(photo_path)) {
    const height = Math.round(largeWidth / aspect);
    return { src: photo_path, srcSet: `${photo_path} ${largeWidth}w`, width: largeWidth, height, alt };
  }
  return pictureOf(
    {
      illustration: illustration || null,
      photo_path: photo_path || null,
      photo_width: stored?.photo_width ?? null,
      photo_height: stored?.photo_height ?? null,
      alt,
    },
    drawings,
  );
}

const noPhoto = { photo_path: null, photo_width: null, photo_height: null };

/**
 * Uploads a photo that was chosen in the form, and gives the columns to write.
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
