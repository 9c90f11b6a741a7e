import type { ArticlePhoto } from '@/lib/content/article-photos';
import { isNewPhoto } from '@/lib/files/photo';
import { publicPhotoUrl } from '@/lib/supabase/backend';
import type { Tables } from '@/lib/supabase/database.types';
import type { Picture } from './illustration';

/** A drawing of src/content/pictures. */
export interface Drawing extends Picture {
  /** The URL of the drawing as a PNG for link previews, where the build made one. */
  preview?: string;
}

/** Drawings by name, such as `berita/berita-1`. */
export type Drawings = Partial<Record<string, Drawing>>;

/** The columns that name the picture of a row. */
export type PictureColumns = Pick<
  Tables<'news_articles'>,
  'illustration' | 'photo_path' | 'photo_width' | 'photo_height' | 'alt'
>;

/** The image of a link preview. */
export interface PreviewImage {
  src: string;
  width: number;
  height: number;
}

/** Stands for a picture that a draft still lacks, or that the site no longer has. */
const emptyPicture: Picture = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'/%3E",
  width: 1200,
  height: 800,
  alt: '',
};

const smallWidth = 640;

function photoOf(path: string, width: number, height: number): Omit<Picture, 'alt'> {
  // The stored sizes count the longer side: for a portrait that is the height.
  const longerSide = Math.max(width, height);
  const fileOf = (size: number) => publicPhotoUrl('site_pictures', path, size);
  const large = fileOf(1280);
  const widths = [
    ...(longerSide > smallWidth
      ? [`${fileOf(smallWidth)} ${Math.round((width * smallWidth) / longerSide)}w`]
      : []),
    `${large} ${width}w`,
  ];
  return { src: large, srcSet: widths.join(', '), width, height };
}

/** A photo below an article's text, also one that is not stored yet. */
export function pictureOfPhoto({ path, width, height, alt }: ArticlePhoto): Picture {
  return isNewPhoto(path) ? { src: path, width, height, alt } : { ...photoOf(path, width, height), alt };
}

/** The picture of a row of the content: a photo, or a drawing by its name. */
export function pictureOf(row: PictureColumns, drawings: Drawings): Picture {
  const { illustration, photo_path, photo_width, photo_height, alt } = row;
  if (photo_path && photo_width && photo_height)
    return { ...photoOf(photo_path, photo_width, photo_height), alt: alt ?? '' };
  const drawing = drawings[illustration ?? ''];
  if (!drawing) return emptyPicture;
  const { preview: _, ...picture } = drawing;
  return { ...picture, alt: alt ?? drawing.alt };
}

/** The image of the same picture for link previews. */
export function previewOf(row: PictureColumns, drawings: Drawings): PreviewImage {
  const { src, width, height } = pictureOf(row, drawings);
  const preview = drawings[row.illustration ?? '']?.preview;
  return preview ? { src: preview, width: 1200, height: 630 } : { src, width, height };
}
