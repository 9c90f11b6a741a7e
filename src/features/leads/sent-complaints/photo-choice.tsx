import { ChosenPhotos } from '@/components/chosen-photos';
import { PhotosInput } from '@/components/photos-input';
import type { FieldForm } from '@/components/tick-field';
import { photosOf, photosText } from '@/lib/files/photo';
import { mostComplaintPhotos } from './complaint-schema';
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
        most={mostComplaintPhotos}
        tooMany={complaintMessages.tooManyPhotos}
        mostBytes={mostBytes}
        onAdded={(added) => set([...new Set([...photos, ...added.map(({ path }) => path)])])}
      />
      <ChosenPhotos photos={photos} disabled={field.disabled} onChange={set} className="grid-cols-3" />
    </div>
  );
}
