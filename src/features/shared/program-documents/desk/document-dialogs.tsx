import { FormDialog } from '@/components/form-dialog';
import { byKey } from '@/lib/collections';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { ProgramDocument } from '@/features/shared/program-documents/api';
import {
  DeleteDocumentDialog,
  type DocumentDialogProps,
} from '@/features/shared/program-documents/delete-document-dialog';
import { editedColumns } from '@/features/shared/program-documents/document-columns';
import { useSaveDocument } from '@/features/shared/program-documents/mutations';
import { DocumentFields, documentRules } from './document-fields';
import { EditionDialog } from './edition-dialog';

export interface DocumentAction {
  kind: 'edit' | 'edition' | 'delete';
  document: ProgramDocument;
}

interface DocumentDialogsProps {
  action: DocumentAction;
  onClose: () => void;
}

export function DocumentDialogs({ action: { kind, document }, onClose }: DocumentDialogsProps) {
  const Dialog = dialogs[kind];
  return <Dialog document={document} onClose={onClose} />;
}

/** Edits title, category and day; stays open with everything typed when saving fails. */
function DocumentFormDialog({ document, onClose }: DocumentDialogProps) {
  const form = useRowForm({
    schema: documentRules,
    values: byKey(editedColumns, ({ key }) => document[key] ?? ''),
    draft: `document:${document.id}`,
    row: document,
    save: useSaveDocument(),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit Dokumen" form={form} onClose={onClose}>
      <DocumentFields field={form.field} choice={form.choice} />
    </FormDialog>
  );
}

const dialogs = { edit: DocumentFormDialog, edition: EditionDialog, delete: DeleteDocumentDialog };
