import * as v from 'valibot';
import { line, textLines } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { Accordion } from '@/components/ui/accordion';
import { contentKey } from '@/features/editorial/editor/api';
import {
  EntryDialog,
  entryFields,
  type EntryFormProps,
  useEntryForm,
} from '@/features/editorial/editor/entry-dialog';
import { contentMessages, entryMessages } from '@/features/editorial/editor/messages';
import { PreviewPart } from '@/features/editorial/editor/preview';
import { rulesTogether } from '@/lib/forms/rules-together';
import { faqItem } from '@/features/leads/contact/faq-list';
import { faqOf } from '@/features/leads/contact/faq-row';
import { questionsTable } from '@/lib/content/content-columns';
import { optionalLine } from '@/lib/forms/text-rules';
import type { Tables } from '@/lib/supabase/database.types';
import { bare } from '@/lib/text/pasted';

const questionForm = declareRowForm(questionsTable, {
  draft: 'question',
  fields: {
    question: line({ required: 'Pertanyaan wajib diisi.', max: 200 }),
    answer: textLines({
      required: 'Jawaban wajib diisi.',
      max: 2000,
      hint: '*Teks di antara bintang* tampil tebal, alamat seperti https://… menjadi tautan.',
    }),
    link_text: line({ max: 100, hint: 'Misalnya: Buka direktori kontak.', width: 'half' }),
    link_to: {
      ...line({
        max: 500,
        input: { autoCapitalize: 'none' },
        hint: 'Halaman situs ini, seperti /kontak, atau alamat lengkap https://…',
        width: 'half',
      }),
      rule: v.pipe(
        optionalLine(500),
        v.transform((to) => to && bare(to)),
        v.check(
          // Browsers read '/\evil.example' as another site.
          (to) => to === null || /^(?:\/(?:[^/\\\s][^\\\s]*)?|https:\/\/[^/\\\s][^\\\s]*)$/.test(to),
          'Tulis alamat halaman situs ini, seperti /kontak, atau alamat lengkap https://…',
        ),
      ),
    },
    ...entryFields,
  },
  rules: (fields) =>
    v.pipe(
      fields,
      rulesTogether(({ link_text, link_to }) => ({
        link_text: !link_text && link_to !== null && contentMessages.linkHalf,
        link_to: link_text !== null && !link_to && contentMessages.linkHalf,
      })),
    ),
  messages: entryMessages('Tanya Jawab'),
  reloads: [contentKey],
});

export function QuestionForm(props: EntryFormProps<Tables<'faq_entries'>>) {
  const form = useEntryForm(questionForm, props);
  return (
    <EntryDialog form={form} {...props}>
      <PreviewPart title="Di halaman Kontak">
        <Accordion items={[faqItem(faqOf(form.typed()))]} />
      </PreviewPart>
    </EntryDialog>
  );
}
