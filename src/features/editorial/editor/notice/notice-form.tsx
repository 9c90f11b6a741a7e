import { useState } from 'react';
import * as v from 'valibot';
import { Loaded } from '@/components/lists/loaded';
import { DateField } from '@/components/ui/date-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useProgramNotice } from '@/features/editorial/editor/api';
import { contentMessages } from '@/features/editorial/editor/messages';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { SaveBar, SaveButtons } from '@/features/editorial/editor/save-buttons';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { NoticeCard } from '@/features/shared/program-notice/program-notice';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { contentLabels, noticeTable } from '@/lib/content/content-columns';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { formMessages } from '@/lib/forms/form.messages';
import { optionalLine, optionalText, requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { bare } from '@/lib/text/pasted';

type ProgramNotice = Tables<'program_notice'>;

/** The key of the one row that there is. */
const noticeId = 'ee000000-0000-4000-8000-000000000001';

const name = 'Keadaan program';

const schema = v.object({
  notice: requiredLine(contentMessages.fieldMissing, 1000),
  duties: optionalText(2000),
  incentive: optionalLine(1000),
  as_of: requiredLine(contentMessages.fieldMissing, 60),
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

/** How the programme stands, which pages and PDFs point to instead of saying so themselves. */
export function NoticeForm() {
  const [saves, setSaves] = useState(0);
  const handleSaved = () => setSaves(saves + 1);
  return (
    <Loaded
      query={useProgramNotice()}
      loading="Memuat keadaan program..."
      failure="Keadaan program gagal dimuat."
    >
      {(notice) => (
        <section aria-label="Isian keadaan program" className="max-w-3xl space-y-6">
          <p className="text-ink-soft">
            Apakah dapur baru bisa didaftarkan, sejak kapan, dan dari mana kabarnya. Halaman Beranda, Program,
            Kemitraan, dan Waspada Penipuan menampilkannya; PDF menunjuk ke sini. Periksa sumbernya sebelum
            menerbitkan.
          </p>
          {notice && (
            <div className="flex flex-wrap items-center gap-3">
              <StateAndVersions table="program_notice" row={notice} name={name} onRestored={handleSaved} />
            </div>
          )}
          <FieldsOfNotice key={saves} notice={notice} onSaved={handleSaved} />
        </section>
      )}
    </Loaded>
  );
}

interface FieldsOfNoticeProps {
  notice: ProgramNotice | null;
  onSaved: () => void;
}

function FieldsOfNotice({ notice, onSaved }: FieldsOfNoticeProps) {
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: {
      notice: notice?.notice ?? '',
      duties: notice?.duties ?? '',
      incentive: notice?.incentive ?? '',
      as_of: notice?.as_of ?? '',
      source: notice?.source ?? '',
      source_url: notice?.source_url ?? '',
      checked_on: notice?.checked_on ?? '',
      status: notice?.status ?? 'draf',
    },
    draft: 'program-notice:only',
    row: notice ?? undefined,
    save: useSaveEntry<ProgramNotice, v.InferOutput<typeof schema>>({
      nameOf: () => name,
      add: (added, context) => insertRows(noticeTable, [{ ...added, id: noticeId }], context),
      update: (update, context) => updateRow(noticeTable, update, context),
    }),
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onSaved();
    },
  });
  const { status: _, ...shown } = form.typed();

  return (
    <form {...form.props} className="space-y-5 [&_:is(input,textarea,button)]:scroll-mb-24">
      {form.isRestored && form.isDirty && <p className="text-ink-soft">{formMessages.restored}</p>}
      <TextAreaField
        label={contentLabels.notice}
        required
        rows={5}
        hint="Yang diketahui, dengan harinya. Yang belum diketahui ditulis belum diketahui."
        {...form.field('notice')}
      />
      <TextAreaField
        label={contentLabels.duties}
        rows={7}
        hint="Satu baris untuk tiap kewajiban, dengan hari dan sumbernya. Tampil di halaman Program."
        {...form.field('duties')}
      />
      <TextAreaField
        label={contentLabels.incentive}
        rows={4}
        hint="Tampil di halaman Program dan di sebelah angka bagi hasil."
        {...form.field('incentive')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contentLabels.as_of}
          required
          autoComplete="off"
          hint="Seperti di sumbernya: awal Juni 2026."
          {...form.field('as_of')}
        />
        <DateField
          label={contentLabels.checked_on}
          required
          hint="Hari Anda terakhir membuka sumbernya."
          {...form.field('checked_on')}
        />
      </div>
      <TextField label={contentLabels.source} required autoComplete="off" {...form.field('source')} />
      <TextField
        label={contentLabels.source_url}
        type="url"
        autoComplete="off"
        hint="Boleh kosong. Bila diisi, nama sumbernya menjadi tautan."
        {...form.field('source_url')}
      />
      <Preview>
        <PreviewPart title="Di halaman Program">
          <NoticeCard notice={shown} isWhole />
        </PreviewPart>
      </Preview>
      <SaveBar isDirty={form.isDirty}>
        <SaveButtons form={form} isPublished={notice?.status === 'terbit'} />
      </SaveBar>
    </form>
  );
}
