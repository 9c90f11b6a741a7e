import type { Picture } from '@/components/illustration';
import { type Drawings, type PictureColumns, pictureOf } from '@/components/site-picture';
import type { Tables } from '@/lib/supabase/database.types';

/** The columns of a picture of the gallery that pages read. */
type PhotoRow = Pick<Tables<'gallery_photos'>, 'id' | 'title' | 'caption'> & PictureColumns;

export interface Photo {
  id: string;
  title: string;
  caption: string;
  image: Picture;
}

export function photoOf(row: PhotoRow, drawings: Drawings): Photo {
  const { id, title, caption } = row;
  return { id, title, caption, image: pictureOf(row, drawings) };
}
