import { clsx } from 'clsx';
import { Illustration } from '@/components/illustration';
import { EmptyState } from '@/components/states';
import { useContent } from '@/lib/content/content';
import { drawingLabel, isDrawing, photosTopic } from './content';
import type { Photo } from './photo-row';

interface PhotoFigureProps {
  photo: Pick<Photo, 'title' | 'caption' | 'image'>;
  /** Whether the photo is the largest, in the first viewport. */
  isFirst?: boolean;
}

/** The caption slides over the picture on hover; without a hovering pointer it is below the picture. */
export function PhotoFigure({ photo, isFirst = false }: PhotoFigureProps) {
  const { title, caption, image } = photo;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard's way to the hover caption
    <figure tabIndex={0} className="group relative h-full overflow-hidden rounded-2xl bg-brand-800">
      <Illustration
        picture={image}
        priority={isFirst}
        className="aspect-square w-full object-cover hoverable:h-full"
      />
      <figcaption className="p-4 text-white hoverable:absolute hoverable:inset-x-0 hoverable:bottom-0 hoverable:bg-brand-900/95 hoverable:opacity-0 hoverable:transition-opacity hoverable:group-hover:opacity-100 hoverable:group-focus:opacity-100">
        {isDrawing(photo) && <span className="block text-sm text-saffron-300">{drawingLabel}</span>}
        <span className="block font-bold">{title}</span>
        <span className="mt-1 block text-sm text-brand-100">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** A mosaic without gaps: the first picture fills four cells, so nine make twelve. */
export function PhotoGrid() {
  const photos = useContent(photosTopic);
  if (photos.length === 0)
    return <EmptyState title="Belum ada gambar">Gambar pertama akan tampil di sini.</EmptyState>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo.id} className={clsx(index === 0 && 'sm:col-span-2 xl:row-span-2')}>
          <PhotoFigure photo={photo} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
