import { useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { TextAreaField, TextField } from '@/components/ui/field';
import { PhotoFigure } from '@/features/editorial/gallery/photo-grid';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { contentLabels, photosTable } from '@/lib/content/content-columns';
import { contentMessages } from '@/features/editorial/editor/messages';
import type { EntryFormProps } from '@/features/editorial/editor/ordered-list';
import { formPicture, withStoredPhoto } from '@/features/editorial/editor/pictures/form-picture';
import { PictureField } from '@/features/editorial/editor/pictures/picture-field';
import {
  pictureEntries,
  pictureProblems,
  pictureValues,
} from '@/features/editorial/editor/pictures/picture-schema';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { rulesTogether } from '@/lib/forms/rules-together';
import { SaveButtons } from '@/features/editorial/editor/save-buttons';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';

type GalleryPhoto = Tables<'gallery_photos'>;

/** The gallery shows squares. */
const aspect = 1;

const schema = v.pipe(
  v.object({
    title: requiredLine(contentMessages.titleMissing, 100),
    caption: requiredLine(contentMessages.captionMissing, 300),
    ...pictureEntries,
  }),
  rulesTogether((input) => pictureProblems(input)),
);

/** Adds or edits a picture of the gallery. */
export function PhotoForm({ row: photo, position, onClose }: EntryFormProps<GalleryPhoto>) {
  const formId = useId();
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: { title: photo?.title ?? '', caption: photo?.caption ?? '', ...pictureValues(photo) },
    draft: photo ? `gallery:${photo.id}` : 'gallery:new',
    row: photo,
    save: useSaveEntry<GalleryPhoto, v.InferOutput<typeof schema>>({
      nameOf: ({ title }) => title,
      add: async (row, context) =>
        insertRows(photosTable, [{ ...(await withStoredPhoto(row, context)), position }], context),
      update: async ({ changes, ...update }, context) =>
        updateRow(photosTable, { ...update, changes: await withStoredPhoto(changes, context) }, context),
    }),
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onClose();
    },
  });
  const typed = form.typed();
  const picture = formPicture(typed, photo, aspect);

  return (
    <FormDialog
      title={photo ? 'Edit Foto' : 'Tambah Foto'}
      wide
      form={form}
      submit={{
        formId,
        buttons: <SaveButtons formId={formId} form={form} isPublished={photo?.status === 'terbit'} />,
      }}
      onClose={onClose}
    >
      <PictureField form={form} picture={picture} aspect={aspect} />
      <TextField label={contentLabels.title} required autoComplete="off" {...form.field('title')} />
      <TextAreaField label={contentLabels.caption} required rows={2} {...form.field('caption')} />
      <Preview>
        <PreviewPart title="Di galeri">
          <div className="max-w-xs">
            <PhotoFigure photo={{ ...typed, image: picture }} />
          </div>
        </PreviewPart>
      </Preview>
    </FormDialog>
  );
}
