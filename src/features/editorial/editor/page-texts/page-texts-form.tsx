import { useState } from 'react';
import * as v from 'valibot';
import { Loaded } from '@/components/lists/loaded';
import { line, paragraph } from '@/components/row-form/field-kinds';
import { RowFields } from '@/components/row-form/row-fields';
import { declareRowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { SelectField } from '@/components/ui/field';
import { contentKey, usePageTextsRows } from '@/features/editorial/editor/api';
import { contentMessages, publicMessages } from '@/features/editorial/editor/messages';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { PublishButton, SaveBar } from '@/features/editorial/editor/save-buttons';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { ColouredTitle } from '@/features/shared/page-texts/coloured-title';
import { type PageTexts, pageTexts, type TextPage } from '@/features/shared/page-texts/content';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { pageTextsTable } from '@/lib/content/content-columns';
import { formMessages } from '@/lib/forms/form.messages';
import { requiredLine } from '@/lib/forms/text-rules';
import type { Tables } from '@/lib/supabase/database.types';

const pages: Record<TextPage, string> = {
  beranda: 'Beranda',
  tentang: 'Tentang Kami',
  program: 'Program MBG & SPPG',
};

/** The form of a page's texts. A text that equals the code's is not stored, and follows the code. */
function textForm(page: TextPage) {
  const ofCode = pageTexts[page];
  const ownText = (column: keyof PageTexts, max: number) => ({
    rule: v.pipe(
      requiredLine(contentMessages.fieldMissing, max),
      v.transform((typed) => (typed === ofCode[column] ? null : typed)),
    ),
    textOf: (stored: string | null) => stored ?? ofCode[column],
    wordsOf: (stored: string | null) => stored ?? ofCode[column],
  });
  const title = { required: contentMessages.fieldMissing, max: 100, hint: 'Paling panjang 100 huruf.' };
  const sentence = { required: contentMessages.fieldMissing, max: 400, hint: 'Paling panjang 400 huruf.' };
  return declareRowForm(pageTextsTable, {
    draft: 'page-texts',
    fields: {
      hero_title: {
        ...line(title),
        ...(page === 'beranda' && { hint: 'Kata *di antara bintang* tampil berwarna.' }),
        ...ownText('hero_title', 100),
      },
      hero_lead: { ...paragraph(sentence), ...ownText('hero_lead', 400) },
      closing_title: { ...line(title), ...ownText('closing_title', 100) },
      closing_text: { ...paragraph(sentence), ...ownText('closing_text', 400) },
    },
    nameOf: () => `Teks ${pages[page]}`,
    messages: publicMessages,
    reloads: [contentKey],
  });
}

const forms = { beranda: textForm('beranda'), tentang: textForm('tentang'), program: textForm('program') };

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
  const form = useDeclaredForm(forms[page], {
    row,
    owner: { page },
    start: { ...pageTexts[page] },
    onSaved() {
      build.mutate();
      onSaved();
    },
  });
  const typed = form.typed();

  return (
    <form {...form.props} className="space-y-5 [&_:is(input,textarea,button)]:scroll-mb-24">
      {form.isRestored && form.isDirty && <p className="text-ink-soft">{formMessages.restored}</p>}
      <RowFields form={form} />
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
