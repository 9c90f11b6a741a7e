import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { showStored } from '@/lib/forms/show-stored';
import { requiredLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { ProgramDocument } from './api';
import { documentCategories } from './document-filter';
import { documentManagementMessages } from './management.messages';
import { type DocumentInput, useUpdateDocument } from './mutations';

/** The rules of the dialog, the same as the database's constraints. */
const schema = v.object({
  title: requiredLine(documentManagementMessages.titleEmpty, 300),
  category: v.picklist(documentCategories),
});

interface DocumentFormDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

/** Edits title and category; stays open with everything typed when saving fails. */
export function DocumentFormDialog({ document, onClose }: DocumentFormDialogProps) {
  const draft = `document:${document.id}`;
  const update = useUpdateDocument(draft);
  const { title, category } = document;
  const form = useSchemaForm({
    schema,
    values: { title, category },
    draft,
    base: document,
    isBusy: update.isPending,
    onSubmit: save,
  });

  function save(input: DocumentInput) {
    const base = form.base ?? document;
    const changes = form.changes(input);
    update.mutate(
      { base, input, changes },
      { onSuccess: (current) => (current ? showStored(form, changes, base, current) : onClose()) },
    );
  }

  return (
    <FormDialog title="Edit Dokumen" form={form} onClose={onClose}>
      <TextField
        label="Judul"
        hint="Nama file yang diunduh pengunjung tidak ikut berubah."
        required
        autoComplete="off"
        {...form.field('title')}
      />
      <SelectField label="Kategori" required {...form.choice('category')}>
        {documentCategories.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
