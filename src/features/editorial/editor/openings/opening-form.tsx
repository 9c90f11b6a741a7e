import { useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { DateField } from '@/components/ui/date-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Listed } from '@/features/editorial/editor/api';
import { contentMessages } from '@/features/editorial/editor/messages';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';
import type { EntryFormProps } from '@/features/editorial/editor/ordered-list';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { SaveButtons } from '@/features/editorial/editor/save-buttons';
import { OpeningCard } from '@/features/editorial/openings/opening-list';
import { useKitchenSearch } from '@/features/kitchens/sppg/admin-api';
import { KitchenField } from '@/features/kitchens/sppg/form/kitchen-field';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { contentLabels, openingsTable } from '@/lib/content/content-columns';
import { optionalDay } from '@/lib/forms/day-rules';
import { optionalLine, requiredLine, requiredText } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { todayOnServer } from '@/lib/text/format-time';
import { openingName } from './opening-words';

type Opening = Tables<'job_openings'>;

const schema = v.pipe(
  v.object({
    // The words with which the kitchen was looked for; only the draft keeps them.
    kata: v.string(),
    title: requiredLine(contentMessages.fieldMissing, 120),
    sppg_id: v.pipe(v.string(), v.nonEmpty(contentMessages.kitchenMissing)),
    closes_on: v.pipe(optionalDay, v.string(contentMessages.dateMissing)),
    description: requiredText(contentMessages.fieldMissing, 2000),
    hours: optionalLine(200),
    pay: optionalLine(200),
    status: v.string(),
  }),
  v.transform((values) => {
    const { kata: _, ...input } = values;
    return input;
  }),
);

/** Adds or edits a vacancy. */
export function OpeningForm({ row, position, onClose }: EntryFormProps<Listed<'job_openings'>>) {
  const formId = useId();
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: {
      title: row?.title ?? '',
      kata: '',
      sppg_id: row?.sppg_id ?? '',
      hours: row?.hours ?? '',
      pay: row?.pay ?? '',
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
  const found = useKitchenSearch(form.choice('kata').value);
  const typed = form.typed();
  const chosen = found.data?.find(({ id }) => id === typed.sppg_id);
  const called = row?.sppg_disebut ?? {
    kode: chosen?.kode_unik_pendaftaran ?? '',
    nama: chosen?.nama ?? 'SPPG',
    kabupaten_kota: null,
  };
  const isOver = Boolean(typed.closes_on) && typed.closes_on < todayOnServer();

  return (
    <FormDialog
      title={row ? 'Edit Lowongan' : 'Tambah Lowongan'}
      description={row && openingName(row)}
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
      {!row && <KitchenField form={form} found={found} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contentLabels.hours}
          autoComplete="off"
          hint="Misalnya: Senin–Sabtu, pukul 03.30–08.30. Kosong: belum ditetapkan."
          {...form.field('hours')}
        />
        <TextField
          label={contentLabels.pay}
          autoComplete="off"
          hint="Berapa, dan untuk apa: sehari, sebulan, atau seporsi. Kosong: belum ditetapkan."
          {...form.field('pay')}
        />
      </div>
      <DateField
        label={contentLabels.closes_on}
        required
        hint={
          isOver
            ? 'Hari ini sudah lewat: halaman lowongan ini berkata sudah ditutup.'
            : 'Hari terakhir melamar. Setelah itu lowongan hilang dari daftar, dan halamannya berkata sudah ditutup.'
        }
        {...form.field('closes_on')}
      />
      <TextAreaField
        label={contentLabels.description}
        required
        rows={5}
        hint="Apa yang dikerjakan, dan syaratnya."
        {...form.field('description')}
      />
      <Preview>
        <PreviewPart title="Di halaman Lowongan">
          <OpeningCard
            opening={{ ...typed, hours: typed.hours || null, pay: typed.pay || null, sppg_disebut: called }}
          />
        </PreviewPart>
      </Preview>
    </FormDialog>
  );
}
