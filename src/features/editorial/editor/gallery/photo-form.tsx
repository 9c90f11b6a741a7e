import * as v from 'valibot';
import { line, paragraph } from '@/components/row-form/field-kinds';
import { RowFields } from '@/components/row-form/row-fields';
import { declareRowForm } from '@/components/row-form/row-form';
import { contentKey } from '@/features/editorial/editor/api';
import {
  EntryDialog,
  entryFields,
  type EntryFormProps,
  useEntryForm,
} from '@/features/editorial/editor/entry-dialog';
import { contentMessages, entryMessages } from '@/features/editorial/editor/messages';
import { formPicture, withStoredPhoto } from '@/features/editorial/editor/pictures/form-picture';
import { PictureField } from '@/features/editorial/editor/pictures/picture-field';
import { pictureFields, pictureProblems } from '@/features/editorial/editor/pictures/picture-fields';
import { PreviewPart } from '@/features/editorial/editor/preview';
import { rulesTogether } from '@/lib/forms/rules-together';
import { PhotoFigure } from '@/features/editorial/gallery/photo-grid';
import { photosTable } from '@/lib/content/content-columns';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';

/** The gallery shows squares. */
const aspect = 1;

const photoForm = declareRowForm(photosTable, {
  draft: 'gallery',
  fields: {
    title: line({ required: contentMessages.titleMissing, max: 100 }),
    caption: paragraph({ required: 'Keterangan wajib diisi.', max: 300, rows: 2 }),
    ...pictureFields,
    ...entryFields,
  },
  rules: (fields) =>
    v.pipe(
      fields,
      rulesTogether((input) => pictureProblems(input)),
    ),
  messages: entryMessages('Foto'),
  reloads: [contentKey],
  calls: {
    add: async (row, context) => insertRows(photosTable, [await withStoredPhoto(row, context)], context),
    update: async ({ changes, ...update }, context) =>
      updateRow(photosTable, { ...update, changes: await withStoredPhoto(changes, context) }, context),
  },
});

export function PhotoForm(props: EntryFormProps<Tables<'gallery_photos'>>) {
  const form = useEntryForm(photoForm, props);
  const typed = form.typed();
  const picture = formPicture(typed, props.row, aspect);
  const fields = (
    <>
      <PictureField form={form} picture={picture} aspect={aspect} />
      <RowFields form={form} />
    </>
  );
  return (
    <EntryDialog form={form} fields={fields} {...props}>
      <PreviewPart title="Di galeri">
        <div className="max-w-xs">
          <PhotoFigure photo={{ ...typed, image: picture }} />
        </div>
      </PreviewPart>
    </EntryDialog>
  );
}
