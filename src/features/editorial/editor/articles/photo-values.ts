import * as v from 'valibot';
import { type ArticlePhoto, articlePhotosOf, mostArticlePhotos } from '@/lib/content/article-photos';
import { isNewPhoto } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import type { Json } from '@/lib/supabase/database.types';
import { storePhoto } from '@/lib/supabase/store-photo';
import { visibleText } from '@/lib/text/visible-text';
import { contentMessages } from '@/features/editorial/editor/messages';

/** The photos of a form's text. */
export const photosIn = (text: string): ArticlePhoto[] => articlePhotosOf(text ? JSON.parse(text) : []);
export const articlePhotosText = (photos: ArticlePhoto[]) =>
  photos.length > 0 ? JSON.stringify(photos) : '';

/** The rules of the photos, the same as the database's. */
export const photosRule = v.pipe(
  v.string(),
  v.transform(photosIn),
  v.transform((photos) => photos.map((photo) => ({ ...photo, alt: visibleText(photo.alt) }))),
  v.maxLength(mostArticlePhotos, contentMessages.tooManyPhotos),
  v.check((photos) => photos.every(({ alt }) => alt !== ''), 'Tulis apa yang terlihat di setiap foto.'),
  v.check((photos) => photos.every(({ alt }) => alt.length <= 300), 'Maksimal 300 karakter untuk tiap foto.'),
);

/**
 * The columns to write of what a form holds: photos that were chosen in it are uploaded first.
 * @throws StorageError
 */
export async function withStoredPhotos<Columns extends { photos?: Json }>(
  columns: Columns,
  context: CallContext,
) {
  const { photos } = columns;
  if (!photos) return columns;
  const store = async ({ alt, ...photo }: ArticlePhoto) =>
    isNewPhoto(photo.path)
      ? { alt, ...(await storePhoto('site_pictures', photo.path, context)) }
      : { alt, ...photo };
  return { ...columns, photos: await Promise.all(articlePhotosOf(photos).map(store)) };
}
