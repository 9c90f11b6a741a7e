import type { Picture } from '@/components/illustration';
import { pictureOfPhoto } from '@/components/site-picture';
import { articlePhotosOf } from '@/lib/content/article-photos';
import type { Json } from '@/lib/supabase/database.types';

/** The text and photos below an article's opening. */
export interface ArticleText {
  html: string;
  /** The photos below the text. */
  photos: Picture[];
}

/** The photos of a row as its page shows them. */
export const articlePictures = (photos: Json): Picture[] => articlePhotosOf(photos).map(pictureOfPhoto);
