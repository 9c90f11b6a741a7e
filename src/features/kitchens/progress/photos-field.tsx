import { type ChangeEvent, useState } from 'react';
import type { FieldForm } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/file-field';
import { drawnPhoto } from '@/lib/files/drawn-photo';
import { isNewPhoto } from '@/lib/files/photo';
import { publicPhotoUrl } from '@/lib/supabase/backend';
import { photoBucket } from './admin-api';
import { progressMessages } from './messages';
import { progressLabels } from './progress-columns';
import { mostPhotos, photosOf, photosText } from './progress-schema';

/** Chooses up to four photos, and takes them away again. Those who are in them are asked about anew with each. */
export function PhotosField({ form }: { form: FieldForm<'foto' | 'shows_people' | 'people_agreed'> }) {
  const { value, ref, error, disabled } = form.choice('foto');
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const photos = photosOf(value);
  const room = mostPhotos - photos.length;

  function set(next: string[]) {
    form.change('shows_people', '');
    form.change('people_agreed', '');
    form.change('foto', photosText(next));
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(target.files ?? []);
    // Lets the same file be chosen again.
    target.value = '';
    if (files.length === 0) return;
    setIsReading(true);
    const read = await Promise.allSettled(files.slice(0, room).map(drawnPhoto));
    setIsReading(false);
    const failed = read.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.message)] : [],
    );
    const added = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value.path] : []));
    const problems = [...failed, ...(files.length > room ? [progressMessages.tooManyPhotos] : [])];
    setProblem(problems.join(' ') || undefined);
    if (added.length > 0) set([...new Set([...photos, ...added])]);
  }

  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">{progressLabels.foto}</legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.slice(-80)} className="space-y-1">
              <img
                src={isNewPhoto(photo) ? photo : publicPhotoUrl(photoBucket, photo, 640)}
                alt={`Foto ${index + 1}`}
                className="aspect-4/3 w-full rounded-xl border border-paper-line object-cover"
              />
              <Button
                variant="ghost"
                size="sm"
                disabled={disabled}
                aria-label={`Hapus foto ${index + 1}`}
                onClick={() => set(photos.filter((other) => other !== photo))}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileField
        // The ref leaves out the input itself, whose files react-hook-form would store in place of the text.
        ref={(input) => ref(input && { focus: () => input.focus() })}
        label={progressLabels.foto}
        multiple
        accept="image/*"
        hint="Paling banyak empat. Lokasi dan data kamera tidak ikut disimpan."
        fileName={isReading ? 'Membaca foto...' : photos.length > 0 ? `${photos.length} foto` : undefined}
        error={problem ?? error}
        disabled={disabled || isReading || room === 0}
        onChange={(event) => void choose(event)}
      />
    </fieldset>
  );
}
