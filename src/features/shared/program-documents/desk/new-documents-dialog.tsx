import { useId, useState } from 'react';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { documentCategories } from '@/features/shared/program-documents/document-filter';
import { documentManagementMessages as messages } from '@/features/shared/program-documents/management.messages';
import { usePublishDocuments } from '@/features/shared/program-documents/mutations';
import { fieldOf, NewDocumentFields, newDocumentsSchema, startValues } from './new-document-fields';

interface NewDocumentsDialogProps {
  files: File[];
  onClose: () => void;
}

interface Chosen {
  key: string;
  file: File;
}

/** What the checks have found: the file that may go public; null where somebody has to decide first. */
type Checked = Partial<Record<string, File | null>>;

/**
 * Asks for title, category and day of each chosen PDF. Nothing leaves the browser before they are published; those that fail
 * stay with everything typed.
 */
export function NewDocumentsDialog({ files, onClose }: NewDocumentsDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState<Chosen[]>(() =>
    files.map((file, place) => ({ key: String(place), file })),
  );
  const [checked, setChecked] = useState<Checked>({});
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({});
  const [isToldUnready, setIsToldUnready] = useState(false);
  const publish = usePublishDocuments();
  const keys = chosen.map(({ key }) => key);
  const form = useSchemaForm({
    schema: newDocumentsSchema(keys),
    values: startValues(chosen),
    draft: null,
    isBusy: publish.isPending,
    onSubmit(typed) {
      const documents = typed.flatMap((document) => {
        const file = checked[document.key];
        return file ? [{ ...document, file }] : [];
      });
      setIsToldUnready(documents.length < chosen.length);
      if (documents.length < chosen.length) return;
      publish.mutate(documents, { onSuccess: showFailed });
    },
  });

  function showFailed(failed: Partial<Record<string, string>>) {
    const left = chosen.filter(({ key }) => failed[key] !== undefined);
    if (left.length === 0) return onClose();
    setFailures(failed);
    setChosen(left);
  }

  function remove(key: string) {
    const left = chosen.filter((one) => one.key !== key);
    if (left.length === 0) onClose();
    else setChosen(left);
  }

  // One after the other: each file is in memory while it is checked.
  const next = keys.find((key) => checked[key] === undefined);

  return (
    <FormDialog
      title={chosen.length === 1 ? 'Dokumen Baru' : `${chosen.length} Dokumen Baru`}
      description="Belum ada yang dapat dilihat pengunjung sebelum Anda menekan Terbitkan"
      wide
      // Chosen files are lost when the dialog closes.
      form={{ ...form, failure: publish.error, isDirty: true }}
      submit={{
        formId,
        buttons: (
          <Button type="submit" form={formId} busy={publish.isPending}>
            {publish.isPending ? 'Menerbitkan...' : 'Terbitkan'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      {chosen.length > 1 && (
        <SelectField
          label="Kategori semua dokumen ini"
          value=""
          disabled={publish.isPending}
          onChange={({ target }) => {
            for (const key of keys) form.change(fieldOf('category', key), target.value);
          }}
        >
          <option value="">Pilih untuk mengisi semuanya</option>
          {documentCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      )}
      {isToldUnready && (
        <p role="alert" className="font-semibold text-danger-600">
          {messages.unready}
        </p>
      )}
      <ol className="space-y-5">
        {chosen.map(({ key, file }) => (
          <NewDocumentFields
            key={key}
            id={key}
            file={file}
            form={form}
            isItsTurn={key === next}
            failure={failures[key]}
            onChecked={(ready) => setChecked((known) => ({ ...known, [key]: ready }))}
            onRemove={() => remove(key)}
          />
        ))}
      </ol>
    </FormDialog>
  );
}
