/** A photo below the text of an article; a form's new one has no size yet, and a `data:` URL for a path. */
export interface ArticlePhoto {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The most photos below a text. */
export const mostArticlePhotos = 8;

/** The photos of a row's column, in which the database lets nothing else. */
export function articlePhotosOf(column: unknown): ArticlePhoto[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((photo: unknown) => {
    const { path, width, height, alt }: Record<keyof ArticlePhoto, unknown> = Object(photo);
    const isPhoto = typeof path === 'string' && typeof alt === 'string';
    return isPhoto ? [{ path, alt, width: Number(width), height: Number(height) }] : [];
  });
}
