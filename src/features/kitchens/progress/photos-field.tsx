import { ChosenPhotos } from '@/components/chosen-photos';
import { PhotosInput } from '@/components/photos-input';
import type { FieldForm } from '@/components/tick-field';
import { isNewPhoto, photosOf, photosText } from '@/lib/files/photo';
import { publicPhotoUrl } from '@/lib/supabase/backend';
import { photoBucket } from './admin-api';
import { progressLabels } from './progress-columns';

/** The most photos of one line. */
export const mostProgressPhotos = 4;

export const tooManyPhotos = 'Paling banyak empat foto.';

/** Chooses up to four photos, and removes them again. Each new photo asks anew about the people in it. */
export function PhotosField({ form }: { form: FieldForm<'foto' | 'shows_people' | 'people_agreed'> }) {
  const { value, ...field } = form.choice('foto');
  const photos = photosOf(value);

  function set(next: string[]) {
    form.change('shows_people', '');
    form.change('people_agreed', '');
    form.change('foto', photosText(next));
  }

  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">{progressLabels.foto}</legend>
      <ChosenPhotos
        photos={photos}
        sourceOf={(photo) => (isNewPhoto(photo) ? photo : publicPhotoUrl(photoBucket, photo, 640))}
        disabled={field.disabled}
        onChange={set}
        className="grid-cols-2 sm:grid-cols-4"
      />
      <PhotosInput
        field={field}
        label={progressLabels.foto}
        hint="Paling banyak empat. Lokasi dan data kamera tidak ikut disimpan."
        count={photos.length}
        most={mostProgressPhotos}
        tooMany={tooManyPhotos}
        onAdded={(added) => set([...new Set([...photos, ...added.map(({ path }) => path)])])}
      />
    </fieldset>
  );
}
