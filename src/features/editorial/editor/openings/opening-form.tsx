import { useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { DateField } from '@/components/ui/date-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import { contentMessages } from '@/features/editorial/editor/messages';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';
import type { EntryFormProps } from '@/features/editorial/editor/ordered-list';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { SaveButtons } from '@/features/editorial/editor/save-buttons';
import { OpeningCard } from '@/features/editorial/openings/opening-list';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { DistrictSelect } from '@/features/shared/wilayah/district-select';
import { contentLabels, openingsTable } from '@/lib/content/content-columns';
import { optionalDay } from '@/lib/forms/day-rules';
import { requiredLine, requiredText } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { todayOnServer } from '@/lib/text/format-time';

type Opening = Tables<'job_openings'>;

const schema = v.object({
  title: requiredLine(contentMessages.fieldMissing, 120),
  kitchen: requiredLine(contentMessages.fieldMissing, 200),
  kabupaten_kota: requiredLine(contentMessages.fieldMissing, 100),
  closes_on: v.pipe(optionalDay, v.string(contentMessages.dateMissing)),
  description: requiredText(contentMessages.fieldMissing, 2000),
  status: v.string(),
});

/** Adds or edits a vacancy. */
export function OpeningForm({ row, position, onClose }: EntryFormProps<Opening>) {
  const formId = useId();
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: {
      title: row?.title ?? '',
      kitchen: row?.kitchen ?? '',
      kabupaten_kota: row?.kabupaten_kota ?? '',
      closes_on: row?.closes_on ?? '',
      description: row?.description ?? '',
      status: row?.status ?? 'draf',
    },
    draft: row ? `opening:${row.id}` : 'opening:new',
    row,
    save: useSaveEntry<Opening, v.InferOutput<typeof schema>>({
      nameOf: ({ title }) => title,
      add: (added, context) => insertRows(openingsTable, [{ ...added, position }], context),
      update: (update, context) => updateRow(openingsTable, update, context),
    }),
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onClose();
    },
  });
  const typed = form.typed();
  const isOver = Boolean(typed.closes_on) && typed.closes_on < todayOnServer();

  return (
    <FormDialog
      title={row ? 'Edit Lowongan' : 'Tambah Lowongan'}
      wide
      form={form}
      submit={{
        formId,
        buttons: <SaveButtons formId={formId} form={form} isPublished={row?.status === 'terbit'} />,
      }}
      onClose={onClose}
    >
      <TextField
        label="Pekerjaan"
        required
        autoComplete="off"
        hint="Misalnya: Relawan pemorsian."
        {...form.field('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contentLabels.kitchen}
          required
          autoComplete="off"
          hint="Misalnya: SPPG Tembalang."
          {...form.field('kitchen')}
        />
        <DistrictSelect label={contentLabels.kabupaten_kota} required {...form.choice('kabupaten_kota')} />
      </div>
      <DateField
        label={contentLabels.closes_on}
        required
        hint={
          isOver
            ? 'Hari ini sudah lewat: pengunjung tidak melihat lowongan ini.'
            : 'Hari terakhir melamar. Setelah itu lowongan hilang dari situs dengan sendirinya.'
        }
        {...form.field('closes_on')}
      />
      <TextAreaField
        label={contentLabels.description}
        required
        rows={5}
        hint="Apa yang dikerjakan, pukul berapa, syaratnya, dan imbalannya."
        {...form.field('description')}
      />
      <Preview>
        <PreviewPart title="Di halaman Lowongan">
          <OpeningCard opening={typed} />
        </PreviewPart>
      </Preview>
    </FormDialog>
  );
}
