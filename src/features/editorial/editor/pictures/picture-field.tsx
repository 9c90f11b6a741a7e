import { useId, useState } from 'react';
import { clsx } from 'clsx';
import { Illustration, type Picture } from '@/components/illustration';
import { lazyDialog } from '@/components/lazy';
import { PhotoPicker } from '@/components/photo-picker';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { canvasToWebPictureUrl } from '@/lib/files/photo';
import { pictureLabels } from '@/lib/content/content-columns';
import { type FieldForm, TickField } from '@/components/tick-field';
import { drawings } from 'virtual:content/drawings';
import { largeWidth } from '@/lib/supabase/store-photo';
import type { pictureFields } from './picture-fields';

const PhotoCropDialog = lazyDialog(
  async () => (await import('@/components/photo-crop-dialog')).PhotoCropDialog,
);

interface PictureFieldProps {
  form: FieldForm<keyof typeof pictureFields>;
  picture: Picture;
  /** Width by height of a photo. */
  aspect: number;
  /** Whether it asks about people in the photo; a form with more photos asks by itself. */
  asksForPeople?: boolean;
}

/**
 * Chooses an entry's picture: a cropped photo, or a drawing of the site, with its description and the consent of people
 * in it.
 */
export function PictureField({ form, picture, aspect, asksForPeople = true }: PictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const errorId = useId();
  const { value: illustration, error, disabled, ref } = form.choice('illustration');
  const photo = form.valueOf('photo_path');
  const hasPicture = Boolean(illustration || photo);

  function choose(name: string, url: string) {
    form.change('photo_path', url);
    // The description of the picture before must not stay.
    form.change('alt', drawings[name]?.alt ?? '');
    form.change('shows_people', '');
    form.change('people_agreed', '');
    // Changed last, as the rule of the drawing also looks at the photo.
    form.change('illustration', name);
    setIsChoosing(false);
  }

  return (
    <fieldset className="min-w-0 space-y-4" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-semibold">Gambar</legend>
      {hasPicture ? (
        <Illustration picture={picture} className="max-h-60 w-auto max-w-full rounded-2xl" />
      ) : (
        <p className="text-ink-muted">Belum ada gambar.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <PhotoPicker ref={ref} label={photo ? 'Ganti Foto' : 'Unggah Foto'} disabled={disabled}>
          {(chosen, close) => (
            <PhotoCropDialog
              photo={chosen}
              aspect={aspect}
              maxWidth={largeWidth}
              description="Geser dan perbesar sampai yang penting berada di dalam bingkai. Lokasi dan data kamera tidak ikut disimpan."
              previewLabel="Bingkai foto"
              confirmLabel="Pakai Foto"
              onConfirm={(canvas) => {
                choose('', canvasToWebPictureUrl(canvas));
                close();
              }}
              onClose={close}
            />
          )}
        </PhotoPicker>
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          Pilih Gambar Bawaan
        </Button>
        {hasPicture && (
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => choose('', '')}>
            Hapus Gambar
          </Button>
        )}
      </div>
      {isChoosing && <DrawingChoice chosen={illustration} onChoose={(name) => choose(name, '')} />}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
      {hasPicture && (
        <TextField
          label={pictureLabels.alt}
          required
          hint="Untuk orang yang tidak dapat melihat gambarnya: apa yang terlihat, dalam satu kalimat."
          {...form.choice('alt')}
        />
      )}
      {asksForPeople && <PeopleTicks form={form} hasPhoto={photo !== ''} />}
    </fieldset>
  );
}

interface DrawingChoiceProps {
  /** The name of the drawing in use; '' for none. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** All drawings of the site, to take one of them. */
function DrawingChoice({ chosen, onChoose }: DrawingChoiceProps) {
  return (
    <ul aria-label="Gambar bawaan" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {Object.entries(drawings).flatMap(([name, picture]) =>
        picture ? (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={clsx(
                'block w-full overflow-hidden rounded-xl border-2',
                name === chosen ? 'border-brand-600' : 'border-paper-line hover:border-brand-600',
              )}
            >
              <Illustration picture={picture} className="aspect-3/2 w-full object-cover" />
            </button>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

interface PeopleTicksProps {
  form: FieldForm<'shows_people' | 'people_agreed'>;
  hasPhoto: boolean;
}

/** Asks whether people can be recognised in a photo, and then whether they have agreed. */
export function PeopleTicks({ form, hasPhoto }: PeopleTicksProps) {
  if (!hasPhoto) return null;
  return (
    <>
      <TickField label="Ada orang yang dapat dikenali di foto ini" form={form} name="shows_people" />
      {form.valueOf('shows_people') && (
        <TickField
          label="Mereka, atau orang tua mereka, setuju fotonya ditampilkan"
          required
          form={form}
          name="people_agreed"
        />
      )}
    </>
  );
}
