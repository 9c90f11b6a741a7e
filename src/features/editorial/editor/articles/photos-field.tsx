import { MoveButtons } from '@/components/lists/row-order';
import { PhotosInput } from '@/components/photos-input';
import { DeleteButton } from '@/components/row-buttons';
import type { FieldForm } from '@/components/tick-field';
import { TextField } from '@/components/ui/field';
import { pictureOfPhoto } from '@/components/site-picture';
import { type ArticlePhoto, mostArticlePhotos } from '@/lib/content/article-photos';
import { articleLabels } from '@/lib/content/content-columns';
import { contentMessages } from '@/features/editorial/editor/messages';
import { photosIn, articlePhotosText } from './photo-values';

interface PhotosFieldProps {
  form: FieldForm<'photos' | 'shows_people' | 'people_agreed'>;
}

/** Up to eight photos below the text, uncropped. Each new photo asks anew about the people in it. */
export function ArticlePhotosField({ form }: PhotosFieldProps) {
  const { value, ...field } = form.choice('photos');
  const { disabled } = field;
  const photos = photosIn(value);

  const set = (next: ArticlePhoto[]) => form.change('photos', articlePhotosText(next));

  function add(added: Omit<ArticlePhoto, 'alt'>[]) {
    form.change('shows_people', '');
    form.change('people_agreed', '');
    set([...photos, ...added.map((photo) => ({ ...photo, alt: '' }))]);
  }

  function move(index: number, step: -1 | 1) {
    const others = photos.filter((_, place) => place !== index);
    set([...others.slice(0, index + step), ...photos.slice(index, index + 1), ...others.slice(index + step)]);
  }

  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-semibold">{articleLabels.photos}</legend>
      {photos.length > 0 && (
        <ol className="space-y-3">
          {photos.map((photo, index) => {
            const name = `foto ${index + 1}`;
            return (
              <li
                key={photo.path.slice(-80)}
                className="flex flex-wrap items-center gap-3 rounded-2xl border border-paper-line bg-white p-3"
              >
                <img
                  src={pictureOfPhoto(photo).src}
                  alt={`Foto ${index + 1}`}
                  className="h-24 w-24 rounded-xl bg-paper-deep object-contain"
                />
                <div className="min-w-0 flex-1 basis-52">
                  <TextField
                    label={`Yang terlihat di ${name}`}
                    required
                    autoComplete="off"
                    value={photo.alt}
                    readOnly={disabled}
                    onChange={({ target }) =>
                      set(photos.map((other) => (other === photo ? { ...photo, alt: target.value } : other)))
                    }
                  />
                </div>
                <div className="flex">
                  <MoveButtons
                    name={name}
                    isFirst={index === 0}
                    isLast={index === photos.length - 1}
                    isBusy={disabled}
                    onMove={(step) => move(index, step)}
                  />
                  <DeleteButton
                    isIconOnly
                    name={name}
                    disabled={disabled}
                    onClick={() => set(photos.filter((other) => other !== photo))}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <PhotosInput
        field={field}
        label="Tambah foto"
        hint="Paling banyak delapan, tampil di bawah isi artikel dalam bentuk aslinya. Lokasi dan data kamera tidak ikut disimpan."
        count={photos.length}
        most={mostArticlePhotos}
        tooMany={contentMessages.tooManyPhotos}
        onAdded={add}
      />
    </fieldset>
  );
}
