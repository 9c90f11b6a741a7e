import { useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { contentMessages } from '@/features/editorial/editor/messages';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';
import type { EntryFormProps } from '@/features/editorial/editor/ordered-list';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { SaveButtons } from '@/features/editorial/editor/save-buttons';
import { factKinds, factName } from '@/features/shared/program-notice/content';
import { NoticeCard } from '@/features/shared/program-notice/program-notice';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { contentLabels, factsTable } from '@/lib/content/content-columns';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { bare } from '@/lib/text/pasted';

type FactRow = Tables<'program_facts'>;

const schema = v.object({
  kind: requiredLine(contentMessages.fieldMissing, 20),
  fact: requiredLine(contentMessages.fieldMissing, 1000),
  source: requiredLine(contentMessages.fieldMissing, 200),
  source_url: v.pipe(
    optionalLine(500),
    v.transform((url) => url && bare(url)),
    v.check(
      (url) => url === null || /^https:\/\/[^/\\\s]+\.[^\\\s]+$/.test(url),
      contentMessages.sourceUrlWrong,
    ),
  ),
  checked_on: v.pipe(optionalPastDay, v.string(contentMessages.dateMissing)),
  status: v.string(),
});

/** Adds or edits a fact of the programme, which pages and PDFs point to instead of saying it themselves. */
export function FactForm({ row, position, onClose }: EntryFormProps<FactRow>) {
  const formId = useId();
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: {
      kind: row?.kind ?? '',
      fact: row?.fact ?? '',
      source: row?.source ?? '',
      source_url: row?.source_url ?? '',
      checked_on: row?.checked_on ?? '',
      status: row?.status ?? 'draf',
    },
    draft: row ? `fact:${row.id}` : 'fact:new',
    row,
    save: useSaveEntry<FactRow, v.InferOutput<typeof schema>>({
      nameOf: ({ fact }) => factName(fact),
      add: (added, context) => insertRows(factsTable, [{ ...added, position }], context),
      update: (update, context) => updateRow(factsTable, update, context),
    }),
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onClose();
    },
  });
  const { status: _, ...typed } = form.typed();

  return (
    <FormDialog
      title={row ? 'Edit Fakta' : 'Tambah Fakta'}
      wide
      form={form}
      submit={{
        formId,
        buttons: <SaveButtons formId={formId} form={form} isPublished={row?.status === 'terbit'} />,
      }}
      onClose={onClose}
    >
      <SelectField label={contentLabels.kind} required {...form.choice('kind')}>
        <option value="">Pilih</option>
        {Object.entries(factKinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={contentLabels.fact}
        required
        rows={5}
        hint="Yang diketahui, dengan harinya. Yang belum diketahui ditulis belum diketahui."
        {...form.field('fact')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={contentLabels.source} required autoComplete="off" {...form.field('source')} />
        <DateField
          label={contentLabels.checked_on}
          required
          hint="Hari Anda terakhir membuka sumbernya."
          {...form.field('checked_on')}
        />
      </div>
      <TextField
        label={contentLabels.source_url}
        type="url"
        autoComplete="off"
        hint="Boleh kosong. Bila diisi, nama sumbernya menjadi tautan."
        {...form.field('source_url')}
      />
      <Preview>
        <PreviewPart title="Di halaman Program">
          <NoticeCard facts={[{ id: 'pratinjau', ...typed }]} isWhole />
        </PreviewPart>
      </Preview>
    </FormDialog>
  );
}
