import { PhotosInput } from '@/components/photos-input';
import type { FieldForm } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { photosOf, photosText } from '@/lib/files/photo';
import { mostPhotos } from './complaint-schema';
import { photoHint } from './content';
import { complaintMessages } from './messages';

/** A larger photo is not read: decoded, it could take more memory than a cheap phone has, and all that was typed with it. */
const mostBytes = 15 * 1024 * 1024;

/** Chooses up to three photos, and takes them away again. */
export function PhotoChoice({ form }: { form: FieldForm<'foto'> }) {
  const { value, ...field } = form.choice('foto');
  const photos = photosOf(value);
  const set = (next: string[]) => form.change('foto', photosText(next));

  return (
    <div className="space-y-3">
      <PhotosInput
        field={field}
        label="Foto"
        hint={photoHint}
        count={photos.length}
        most={mostPhotos}
        tooMany={complaintMessages.tooManyPhotos}
        mostBytes={mostBytes}
        onAdded={(added) => set([...new Set([...photos, ...added.map(({ path }) => path)])])}
      />
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {photos.map((photo, index) => (
            <li key={photo.slice(-80)} className="space-y-1">
              <img
                src={photo}
                alt={`Foto ${index + 1}`}
                className="aspect-4/3 w-full rounded-xl border border-paper-line object-cover"
              />
              <Button
                variant="ghost"
                size="sm"
                disabled={field.disabled}
                aria-label={`Hapus foto ${index + 1}`}
                onClick={() => set(photos.filter((other) => other !== photo))}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
