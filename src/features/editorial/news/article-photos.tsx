import { Illustration, type Picture } from '@/components/illustration';

/** The photos below an article's text, each in its own shape. */
export function ArticlePhotos({ photos }: { photos: Picture[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Foto artikel" className="mt-8 gap-4 sm:columns-2">
      {photos.map((photo) => (
        <li key={photo.src.slice(-80)} className="mb-4 break-inside-avoid">
          <Illustration picture={photo} className="h-auto w-full rounded-2xl" />
        </li>
      ))}
    </ul>
  );
}
