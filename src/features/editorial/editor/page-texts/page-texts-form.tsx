import { useState } from 'react';
import * as v from 'valibot';
import { Loaded } from '@/components/lists/loaded';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { usePageTextsRows } from '@/features/editorial/editor/api';
import { contentMessages } from '@/features/editorial/editor/messages';
import { useSaveAlwaysPublic } from '@/features/editorial/editor/mutations';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { PublishButton, SaveBar } from '@/features/editorial/editor/save-buttons';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { ColouredTitle } from '@/features/shared/page-texts/coloured-title';
import { type PageTexts, pageTexts, type TextPage } from '@/features/shared/page-texts/content';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { contentLabels, pageTextsTable } from '@/lib/content/content-columns';
import { formMessages } from '@/lib/forms/form.messages';
import { requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';

const pages: Record<TextPage, string> = {
  beranda: 'Beranda',
  tentang: 'Tentang Kami',
  program: 'Program MBG & SPPG',
};

const fields = [
  { key: 'hero_title', max: 100, isLong: false },
  { key: 'hero_lead', max: 400, isLong: true },
  { key: 'closing_title', max: 100, isLong: false },
  { key: 'closing_text', max: 400, isLong: true },
] as const;

/** A text that says what the code says is none of its own: it follows the code. */
const text = (max: number, ofCode: string) =>
  v.pipe(
    requiredLine(contentMessages.fieldMissing, max),
    v.transform((typed) => (typed === ofCode ? null : typed)),
  );

const schemaOf = (ofCode: PageTexts) =>
  v.object({
    hero_title: text(100, ofCode.hero_title),
    hero_lead: text(400, ofCode.hero_lead),
    closing_title: text(100, ofCode.closing_title),
    closing_text: text(400, ofCode.closing_text),
  });

type Input = v.InferOutput<ReturnType<typeof schemaOf>>;

/** The owner's texts of the pages that speak for the company. */
export function PageTextsForm() {
  const [page, setPage] = useState<TextPage>('beranda');
  const [saves, setSaves] = useState(0);
  const handleSaved = () => setSaves(saves + 1);
  const names = Object.entries(pages);
  return (
    <Loaded query={usePageTextsRows()} loading="Memuat teks halaman..." failure="Teks halaman gagal dimuat.">
      {(rows) => {
        const row = rows.find((one) => one.page === page);
        return (
          <section aria-label="Teks halaman" className="max-w-3xl space-y-6">
            <SelectField
              label="Halaman"
              required
              value={page}
              onChange={({ target }) => {
                const [chosen] = names.find(([name]) => name === target.value) ?? [];
                if (isPage(chosen)) setPage(chosen);
              }}
            >
              {names.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
            {row && (
              <div className="flex flex-wrap items-center gap-3">
                <StateAndVersions
                  table="page_texts"
                  row={row}
                  name={`Teks ${pages[page]}`}
                  onRestored={handleSaved}
                />
              </div>
            )}
            <FieldsOfPage key={`${page} ${saves}`} page={page} row={row} onSaved={handleSaved} />
          </section>
        );
      }}
    </Loaded>
  );
}

const isPage = (name: string | undefined): name is TextPage => name !== undefined && name in pages;

interface FieldsOfPageProps {
  page: TextPage;
  row: Tables<'page_texts'> | undefined;
  onSaved: () => void;
}

function FieldsOfPage({ page, row, onSaved }: FieldsOfPageProps) {
  const build = useRequestBuild();
  const ofCode = pageTexts[page];
  const form = useRowForm({
    schema: schemaOf(ofCode),
    values: {
      hero_title: row?.hero_title ?? ofCode.hero_title,
      hero_lead: row?.hero_lead ?? ofCode.hero_lead,
      closing_title: row?.closing_title ?? ofCode.closing_title,
      closing_text: row?.closing_text ?? ofCode.closing_text,
    },
    draft: `page-texts:${page}`,
    row,
    save: useSaveAlwaysPublic<Tables<'page_texts'>, Input>({
      nameOf: () => `Teks ${pages[page]}`,
      add: (added, context) => insertRows(pageTextsTable, [{ ...added, page }], context),
      update: (update, context) => updateRow(pageTextsTable, update, context),
    }),
    wordsOf: (stored, column) => stored[column] ?? ofCode[column],
    onSaved() {
      build.mutate();
      onSaved();
    },
  });
  const typed = form.typed();

  return (
    <form {...form.props} className="space-y-5 [&_:is(input,textarea,button)]:scroll-mb-24">
      {form.isRestored && form.isDirty && <p className="text-ink-soft">{formMessages.restored}</p>}
      {fields.map(({ key, max, isLong }) => {
        const hint =
          key === 'hero_title' && page === 'beranda'
            ? 'Kata *di antara bintang* tampil berwarna.'
            : `Paling panjang ${max} huruf.`;
        const shared = { label: contentLabels[key], required: true, hint, ...form.field(key) };
        return isLong ? (
          <TextAreaField key={key} rows={3} {...shared} />
        ) : (
          <TextField key={key} autoComplete="off" {...shared} />
        );
      })}
      <Preview>
        <PreviewPart title={`Di bagian atas halaman ${pages[page]}`}>
          <div className="rounded-2xl bg-brand-800 p-6 text-white">
            <p className="font-display text-3xl font-bold">
              {page === 'beranda' ? <ColouredTitle text={typed.hero_title} /> : typed.hero_title}
            </p>
            <p className="mt-3 text-brand-100">{typed.hero_lead}</p>
          </div>
        </PreviewPart>
        <PreviewPart title="Di bagian bawahnya">
          <div className="rounded-2xl bg-saffron-400 p-6">
            <p className="text-2xl font-bold">{typed.closing_title}</p>
            <p className="mt-2">{typed.closing_text}</p>
          </div>
        </PreviewPart>
      </Preview>
      <SaveBar isDirty={form.isDirty}>
        <PublishButton isSaving={form.isBusy} />
      </SaveBar>
    </form>
  );
}
