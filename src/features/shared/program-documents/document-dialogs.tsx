import * as v from 'valibot';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { byKey } from '@/lib/collections';
import { requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { ProgramDocument } from './api';
import type { DocumentAction } from './management-tools';
import { type EditedColumnName, editedColumns } from './document-columns';
import { documentCategories } from './document-filter';
import { EditionDialog } from './edition-dialog';
import { documentManagementMessages } from './management.messages';
import { useDeleteDocument, useSaveDocument } from './mutations';

/** The rules of the form, the same as the database's constraints. */
const schema = v.object({
  title: requiredLine(documentManagementMessages.titleEmpty, 300),
  category: v.picklist(documentCategories),
} satisfies Record<EditedColumnName, v.GenericSchema<string, unknown>>);

interface DocumentDialogsProps {
  action: DocumentAction;
  onClose: () => void;
}

export function DocumentDialogs({ action: { kind, document }, onClose }: DocumentDialogsProps) {
  const Dialog = dialogs[kind];
  return <Dialog document={document} onClose={onClose} />;
}

interface DialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

/** Edits title and category; stays open with everything typed when saving fails. */
function DocumentFormDialog({ document, onClose }: DialogProps) {
  const form = useRowForm({
    schema,
    values: byKey(editedColumns, ({ key }) => document[key]),
    draft: `document:${document.id}`,
    row: document,
    save: useSaveDocument(),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit Dokumen" form={form} onClose={onClose}>
      {editedColumns.map((column) =>
        column.kind === 'choice' ? (
          <SelectField key={column.key} label={column.label} required {...form.choice(column.key)}>
            {column.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={column.key}
            label={column.label}
            hint={column.hint}
            required
            autoComplete="off"
            {...form.field(column.key)}
          />
        ),
      )}
    </FormDialog>
  );
}

function DeleteDocumentDialog({ document, onClose }: DialogProps) {
  return (
    <DeleteDialog
      title="Konfirmasi Penghapusan"
      description={`Apakah Anda yakin ingin menghapus dokumen "${document.title}"?`}
      note="Filenya ikut terhapus, juga edisi sebelumnya. Bila ternyata keliru, seorang admin dapat memulihkan dokumen ini di halaman Riwayat dengan mengunggah lagi PDF-nya."
      row={document}
      remove={useDeleteDocument()}
      onClose={onClose}
    />
  );
}

const dialogs = { edit: DocumentFormDialog, edition: EditionDialog, delete: DeleteDocumentDialog };
