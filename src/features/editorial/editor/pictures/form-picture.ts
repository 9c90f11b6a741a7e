import type { Picture } from '@/components/illustration';
import { type PictureColumns, pictureOf } from '@/components/site-picture';
import { isNewPhoto } from '@/lib/files/photo';
import { drawings } from 'virtual:content/drawings';
import { largeWidth } from '@/lib/supabase/store-photo';

/** The values of a form that say which picture it has. */
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
