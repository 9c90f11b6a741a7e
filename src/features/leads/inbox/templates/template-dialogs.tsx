import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { Loaded } from '@/components/lists/loaded';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { type ControlProps, line } from '@/components/row-form/field-kinds';
import { DeleteRowDialog, RowFormDialog } from '@/components/row-form/row-dialogs';
import { declareRowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { type AnswerTemplate, templatesQuery, useTemplates } from '@/features/leads/inbox/admin-api';
import { leadStatuses } from '@/features/leads/inbox/lead';
import { rowMessages } from '@/lib/forms/row-messages';
import { rulesTogether } from '@/lib/forms/rules-together';
import { requiredText } from '@/lib/forms/text-rules';
import { formatList } from '@/lib/text/format';
import { hasCode, placeholders, promiseIn, purposes, unknownPlaceholders } from './answer-templates';
import { templatesTable } from './template-columns';

/** What a template is for; another purpose has other statuses. */
function PurposeField({ name, form, ...words }: ControlProps) {
  return (
    <SelectField
      required
      {...words}
      {...form.choice(name)}
      onChange={({ target }) => {
        form.change(name, target.value);
        form.change('status', '');
      }}
    >
      {purposes.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function StatusField({ name, form, ...words }: ControlProps) {
  const purpose = purposes.find(({ value }) => value === form.valueOf('untuk')) ?? purposes[0];
  return (
    <SelectField {...words} {...form.choice(name)}>
      <option value="">Biarkan</option>
      {purpose.statuses.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </SelectField>
  );
}

const templateForm = declareRowForm(templatesTable, {
  draft: 'template',
  fields: {
    title: line({
      max: 80,
      required: 'Judul templat tidak boleh kosong.',
      hint: 'Hanya dilihat petugas, saat memilih.',
    }),
    untuk: { rule: v.picklist(purposes.map(({ value }) => value)), Control: PurposeField },
    isi: {
      rule: v.pipe(
        requiredText('Isi templat tidak boleh kosong.', 500),
        v.check(
          (text) => unknownPlaceholders(text).length === 0,
          ({ input }) =>
            `${formatList(unknownPlaceholders(input))} tidak dikenal, dan akan terbaca apa adanya oleh penerima. Yang dikenal: ${formatList(placeholders.map(({ word }) => word))}.`,
        ),
      ),
      hint: `Diganti saat dipakai: ${placeholders.map(({ word, meaning }) => `${word} ${meaning}`).join(', ')}.`,
      Control: ({ name, form, ...words }) => (
        <TextAreaField required rows={6} maxLength={500} {...words} {...form.field(name)} />
      ),
    },
    status: {
      // Empty leaves the lead's status as it is.
      rule: v.pipe(
        v.union([v.literal(''), v.picklist(leadStatuses)]),
        v.transform((status) => status || null),
      ),
      hint: 'Yang didapat kiriman bila templat ini dipilih; disimpan bersama jawabannya.',
      Control: StatusField,
    },
    position: {
      rule: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{1,3}$/, 'Urutan harus berupa angka 0–999.'),
        v.transform(Number),
      ),
      hint: 'Yang kecil tampil lebih dulu.',
      Control: ({ name, form, ...words }) => (
        <TextField required inputMode="numeric" autoComplete="off" {...words} {...form.field(name)} />
      ),
    },
  },
  rules: (fields) =>
    v.pipe(
      fields,
      rulesTogether(({ isi, untuk }) => {
        const promised = promiseIn(isi, untuk);
        if (promised !== undefined)
          return {
            isi: `“${promised}” tidak dapat dijanjikan: banyak pengirim keluhan tidak memberi kontak. Hapus, atau pilih keluhan yang pengirimnya memberi telepon atau email.`,
          };
        return { isi: hasCode(isi, untuk) && 'Templat keluhan tidak memuat kode pengirim. Hapus {kode}.' };
      }),
    ),
  messages: rowMessages({
    noun: 'Templat',
    verb: 'Tambah',
    called: (title) => `“${title}”`,
    added: 'siap dipakai',
    deletedMeanwhile: (title) => `“${title}” sudah lebih dulu dihapus oleh admin lain.`,
    deletion: (title) => ({
      description: `“${title}” tidak lagi dapat dipilih. Jawaban yang sudah terkirim tidak berubah.`,
    }),
    wayBack: 'Bila ternyata keliru, templat ini dapat dipulihkan di halaman Riwayat.',
  }),
  reloads: [templatesQuery.queryKey],
});

type Editing = { kind: 'add' } | { kind: 'edit' | 'delete'; template: AnswerTemplate };

/** The templates of answers, to add, edit and delete. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const query = useTemplates();
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);

  return (
    <Dialog
      title="Templat jawaban"
      description="Dipilih saat menulis pesan untuk pengirim, lalu masih dapat diubah."
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Tutup
          </Button>
          <Button onClick={() => setEditing({ kind: 'add' })}>
            <Plus aria-hidden="true" className="size-5" />
            Tambah templat
          </Button>
        </>
      }
    >
      <Loaded query={query} loading="Memuat templat..." failure="Templat gagal dimuat.">
        {(templates) =>
          templates.length === 0 ? (
            <p className="text-ink-soft">Belum ada templat. Tambahkan jawaban yang sering Anda tulis.</p>
          ) : (
            <ul className="divide-y divide-paper-line">
              {templates.map((template) => (
                <li key={template.id} className="flex items-start justify-between gap-4 py-3">
                  <div className="min-w-0">
                    <h3 className="text-base tracking-normal wrap-anywhere">{template.title}</h3>
                    <p className="mt-1 whitespace-pre-wrap text-ink-soft wrap-anywhere">{template.isi}</p>
                    <p className="mt-1 text-sm">
                      {[
                        `Untuk: ${purposes.find(({ value }) => value === template.untuk)?.label}.`,
                        template.status && `Status menjadi ${template.status}.`,
                      ]
                        .filter(Boolean)
                        .join(' ')}
                    </p>
                  </div>
                  <div className="flex shrink-0">
                    <EditButton
                      isIconOnly
                      name={template.title}
                      onClick={() => setEditing({ kind: 'edit', template })}
                    />
                    <DeleteButton
                      isIconOnly
                      name={template.title}
                      onClick={() => setEditing({ kind: 'delete', template })}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {editing?.kind === 'delete' && (
        <DeleteRowDialog form={templateForm} row={editing.template} onClose={close} />
      )}
      {editing && editing.kind !== 'delete' && (
        <TemplateFormDialog
          template={editing.kind === 'edit' ? editing.template : undefined}
          next={(query.data?.at(-1)?.position ?? 0) + 1}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

interface TemplateFormDialogProps {
  /** The template to edit; absent for a new one. */
  template?: AnswerTemplate;
  /** The position after all other templates. */
  next: number;
  onClose: () => void;
}

function TemplateFormDialog({ template, next, onClose }: TemplateFormDialogProps) {
  const form = useDeclaredForm(templateForm, {
    row: template,
    start: { untuk: 'kiriman', position: String(Math.min(next, 999)) },
    onSaved: onClose,
  });
  return <RowFormDialog form={form} onClose={onClose} />;
}
