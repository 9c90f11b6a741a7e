import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { Loaded } from '@/components/lists/loaded';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { type AnswerTemplate, useTemplates } from '@/features/leads/inbox/admin-api';
import { leadStatuses } from '@/features/leads/inbox/lead';
import { requiredLine, requiredText } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatList } from '@/lib/text/format';
import { hasCode, placeholders, promiseIn, purposes, unknownPlaceholders } from './answer-templates';
import { templateMessages } from './messages';
import { useDeleteTemplate, useSaveTemplate } from './mutations';

/** The rules of the form, the same as the database's constraints. */
const fields = v.object({
  title: requiredLine(templateMessages.titleEmpty, 80),
  isi: v.pipe(
    requiredText(templateMessages.isiEmpty, 500),
    v.check(
      (text) => unknownPlaceholders(text).length === 0,
      ({ input }) =>
        templateMessages.placeholderUnknown(
          formatList(unknownPlaceholders(input)),
          formatList(placeholders.map(({ word }) => word)),
        ),
    ),
  ),
  // Empty leaves the lead's status as it is.
  status: v.pipe(
    v.union([v.literal(''), v.picklist(leadStatuses)]),
    v.transform((status) => status || null),
  ),
  untuk: v.picklist(purposes.map(({ value }) => value)),
  position: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, templateMessages.positionInvalid),
    v.transform(Number),
  ),
});

const schema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ isi, untuk }) => promiseIn(isi, untuk) === undefined,
      ({ input: { isi, untuk } }) => templateMessages.promises(promiseIn(isi, untuk) ?? ''),
    ),
    ['isi'],
  ),
  v.forward(
    v.check(({ isi, untuk }) => !hasCode(isi, untuk), templateMessages.codeInComplaint),
    ['isi'],
  ),
);

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
      {editing?.kind === 'delete' && <DeleteTemplateDialog template={editing.template} onClose={close} />}
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
  const form = useRowForm({
    schema,
    values: {
      title: template?.title ?? '',
      isi: template?.isi ?? '',
      status: template?.status ?? '',
      untuk: template?.untuk ?? 'kiriman',
      position: String(template?.position ?? Math.min(next, 999)),
    },
    draft: template ? `template:${template.id}` : 'template:new',
    row: template,
    save: useSaveTemplate(),
    onSaved: onClose,
  });
  const purpose = purposes.find(({ value }) => value === form.valueOf('untuk')) ?? purposes[0];
  return (
    <FormDialog title={template ? 'Edit Templat' : 'Tambah Templat'} form={form} onClose={onClose}>
      <TextField
        label="Judul"
        required
        hint="Hanya dilihat petugas, saat memilih."
        autoComplete="off"
        {...form.field('title')}
      />
      <SelectField
        label="Untuk"
        required
        {...form.choice('untuk')}
        onChange={({ target }) => {
          form.change('untuk', target.value);
          form.change('status', '');
        }}
      >
        {purposes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Isi"
        required
        rows={6}
        maxLength={500}
        hint={`Diganti saat dipakai: ${placeholders.map(({ word, meaning }) => `${word} ${meaning}`).join(', ')}.`}
        {...form.field('isi')}
      />
      <SelectField
        label="Status"
        hint="Yang didapat kiriman bila templat ini dipilih; disimpan bersama jawabannya."
        {...form.choice('status')}
      >
        <option value="">Biarkan</option>
        {purpose.statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <TextField
        label="Urutan"
        required
        inputMode="numeric"
        hint="Yang kecil tampil lebih dulu."
        autoComplete="off"
        {...form.field('position')}
      />
    </FormDialog>
  );
}

function DeleteTemplateDialog({ template, onClose }: { template: AnswerTemplate; onClose: () => void }) {
  return (
    <DeleteDialog
      {...templateMessages.deletion(template.title)}
      note={templateMessages.wayBack}
      row={template}
      remove={useDeleteTemplate()}
      onClose={onClose}
    />
  );
}
