import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';

interface ChosenPhotosProps {
  photos: string[];
  /** The URL of a photo; the photo itself when absent. */
  sourceOf?: (photo: string) => string;
  disabled?: boolean;
  /** Called with the photos that stay. */
  onChange: (photos: string[]) => void;
  /** Classes that set the columns of the grid. */
  className: string;
}

/** The photos that a field holds, each with a button that takes it away; nothing while there is none. */
export function ChosenPhotos({
  photos,
  sourceOf = (photo) => photo,
  disabled,
  onChange,
  className,
}: ChosenPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={clsx('grid gap-3', className)}>
      {photos.map((photo, index) => (
        <li key={photo.slice(-80)} className="space-y-1">
          <img
            src={sourceOf(photo)}
            alt={`Foto ${index + 1}`}
            className="aspect-4/3 w-full rounded-xl border border-paper-line object-cover"
          />
          <Button
            variant="ghost"
            size="sm"
            disabled={disabled}
            aria-label={`Hapus foto ${index + 1}`}
            onClick={() => onChange(photos.filter((other) => other !== photo))}
          >
            Hapus
          </Button>
        </li>
      ))}
    </ul>
  );
}
