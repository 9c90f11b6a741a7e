import { useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { Accordion } from '@/components/ui/accordion';
import { TextAreaField, TextField } from '@/components/ui/field';
import { faqItem } from '@/features/leads/contact/faq-list';
import { faqOf } from '@/features/leads/contact/faq-row';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { optionalLine, requiredLine, requiredText } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { Tables } from '@/lib/supabase/database.types';
import { bare } from '@/lib/text/pasted';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { contentLabels, questionsTable } from '@/lib/content/content-columns';
import { contentMessages } from '@/features/editorial/editor/messages';
import type { EntryFormProps } from '@/features/editorial/editor/ordered-list';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { rulesTogether } from '@/lib/forms/rules-together';
import { SaveButtons } from '@/features/editorial/editor/save-buttons';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';

type Question = Tables<'faq_entries'>;

const schema = v.pipe(
  v.object({
    question: requiredLine(contentMessages.questionMissing, 200),
    answer: requiredText(contentMessages.answerMissing, 2000),
    link_text: optionalLine(100),
    link_to: v.pipe(
      optionalLine(500),
      v.transform((to) => to && bare(to)),
      v.check(
        // Browsers read '/\evil.example' as another site.
        (to) => to === null || /^(?:\/(?:[^/\\\s][^\\\s]*)?|https:\/\/[^/\\\s][^\\\s]*)$/.test(to),
        contentMessages.linkWrong,
      ),
    ),
    status: v.string(),
  }),
  rulesTogether(({ link_text, link_to }) => ({
    link_text: !link_text && link_to !== null && contentMessages.linkHalf,
    link_to: link_text !== null && !link_to && contentMessages.linkHalf,
  })),
);

/** Adds or edits a question and its answer. */
export function QuestionForm({ row, position, onClose }: EntryFormProps<Question>) {
  const formId = useId();
  const build = useRequestBuild();
  const form = useRowForm({
    schema,
    values: {
      question: row?.question ?? '',
      answer: row?.answer ?? '',
      link_text: row?.link_text ?? '',
      link_to: row?.link_to ?? '',
      status: row?.status ?? 'draf',
    },
    draft: row ? `question:${row.id}` : 'question:new',
    row,
    save: useSaveEntry<Question, v.InferOutput<typeof schema>>({
      nameOf: ({ question }) => question,
      add: (added, context) => insertRows(questionsTable, [{ ...added, position }], context),
      update: (update, context) => updateRow(questionsTable, update, context),
    }),
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={row ? 'Edit Tanya Jawab' : 'Tambah Tanya Jawab'}
      wide
      form={form}
      submit={{
        formId,
        buttons: <SaveButtons formId={formId} form={form} isPublished={row?.status === 'terbit'} />,
      }}
      onClose={onClose}
    >
      <TextField label={contentLabels.question} required autoComplete="off" {...form.field('question')} />
      <TextAreaField
        label={contentLabels.answer}
        required
        rows={5}
        hint="*Teks di antara bintang* tampil tebal, alamat seperti https://… menjadi tautan."
        {...form.field('answer')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contentLabels.link_text}
          autoComplete="off"
          hint="Misalnya: Buka direktori kontak."
          {...form.field('link_text')}
        />
        <TextField
          label={contentLabels.link_to}
          autoComplete="off"
          autoCapitalize="none"
          hint="Halaman situs ini, seperti /kontak, atau alamat lengkap https://…"
          {...form.field('link_to')}
        />
      </div>
      <Preview>
        <PreviewPart title="Di halaman Kontak">
          <Accordion items={[faqItem(faqOf(form.typed()))]} />
        </PreviewPart>
      </Preview>
    </FormDialog>
  );
}
