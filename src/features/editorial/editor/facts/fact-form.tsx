import * as v from 'valibot';
import { anyDay, line, oneOf, paragraph } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { contentKey } from '@/features/editorial/editor/api';
import {
  EntryDialog,
  entryFields,
  type EntryFormProps,
  useEntryForm,
} from '@/features/editorial/editor/entry-dialog';
import { optionalUrl } from '@/features/editorial/editor/content-rules';
import { contentMessages, entryMessages } from '@/features/editorial/editor/messages';
import { PreviewPart } from '@/features/editorial/editor/preview';
import { type FactKind, factKinds, factName } from '@/features/shared/program-notice/content';
import { NoticeCard } from '@/features/shared/program-notice/program-notice';
import { factsTable } from '@/lib/content/content-columns';
import { optionalPastDay } from '@/lib/forms/day-rules';
import type { Tables } from '@/lib/supabase/database.types';

const factForm = declareRowForm(factsTable, {
  draft: 'fact',
  fields: {
    kind: oneOf<FactKind>(['keadaan', 'kewajiban', 'insentif'], {
      required: contentMessages.fieldMissing,
      empty: 'Pilih',
      wordOf: (kind) => factKinds[kind],
    }),
    fact: paragraph({
      required: contentMessages.fieldMissing,
      max: 1000,
      rows: 5,
      hint: 'Yang diketahui, dengan harinya. Yang belum diketahui ditulis belum diketahui.',
    }),
    source: line({ required: contentMessages.fieldMissing, max: 200, width: 'half' }),
    checked_on: {
      ...anyDay({
        required: contentMessages.dateMissing,
        hint: 'Hari Anda terakhir membuka sumbernya.',
        width: 'half',
      }),
      rule: v.pipe(optionalPastDay, v.string(contentMessages.dateMissing)),
      wordsOf: String,
    },
    source_url: {
      ...line({
        max: 500,
        input: { type: 'url' },
        hint: 'Boleh kosong. Bila diisi, nama sumbernya menjadi tautan.',
      }),
      rule: optionalUrl('Tempel alamat lengkap halamannya, yang diawali https://, atau kosongkan.'),
    },
    ...entryFields,
  },
  nameOf: ({ fact }) => factName(fact),
  messages: entryMessages('Fakta'),
  reloads: [contentKey],
});

/** Adds or edits a fact of the programme, which pages and PDFs point to instead of saying it themselves. */
export function FactForm(props: EntryFormProps<Tables<'program_facts'>>) {
  const form = useEntryForm(factForm, props);
  return (
    <EntryDialog form={form} {...props}>
      <PreviewPart title="Di halaman Program">
        <NoticeCard facts={[{ id: 'pratinjau', ...form.typed() }]} isWhole />
      </PreviewPart>
    </EntryDialog>
  );
}
