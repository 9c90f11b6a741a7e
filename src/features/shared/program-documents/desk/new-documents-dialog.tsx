import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DeleteButton } from '@/components/row-buttons';
import { RowFields } from '@/components/row-form/row-fields';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { fileSizeText } from '@/lib/text/format';
import { documentNames, type NewDocument } from '@/features/shared/program-documents/admin-api';
import { PdfReviewDialog } from '@/features/shared/program-documents/chosen-pdf-field';
import { documentForm } from '@/features/shared/program-documents/document-form';
import { documentCategories } from '@/features/shared/program-documents/document-filter';
import { documentManagementMessages as messages } from '@/features/shared/program-documents/management.messages';
import { usePublishDocuments } from '@/features/shared/program-documents/mutations';
import { useSameTitles } from '@/features/shared/program-documents/same-title';
import { useChosenPdf } from '@/features/shared/program-documents/use-chosen-pdf';

interface Chosen {
  key: string;
  file: File;
}

/** The checked file of each document, by key; null where somebody must decide first. */
type Checked = Partial<Record<string, File | null>>;

/** The name of a document's field in the form of several. */
const fieldOf = (column: string, key: string) => `${column}-${key}`;

/** The rules of all chosen documents, each with fields of its own in one form. */
const rulesOf = (chosen: Chosen[]) =>
  v.object(
    Object.fromEntries(
      chosen.flatMap(({ key }) =>
        Object.entries(documentForm.fields).map(([column, { rule }]) => [fieldOf(column, key), rule]),
      ),
    ),
  );

/** The values to start from: the title is the file's name. */
const startValues = (chosen: Chosen[]): Record<string, string> =>
  Object.fromEntries(
    chosen.flatMap(({ key, file }) => [
      [fieldOf('title', key), documentNames(file.name, 0).title],
      [fieldOf('category', key), 'Lainnya'],
      [fieldOf('document_date', key), ''],
    ]),
  );

/**
 * Asks for title, category and day of each chosen PDF. Nothing leaves the browser before they are published; those that fail
 * stay with everything typed.
 */
export function NewDocumentsDialog({ files, onClose }: { files: File[]; onClose: () => void }) {
  const formId = useId();
  const [chosen, setChosen] = useState<Chosen[]>(() =>
    files.map((file, place) => ({ key: String(place), file })),
  );
  const [checked, setChecked] = useState<Checked>({});
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({});
  const [isToldUnready, setIsToldUnready] = useState(false);
  const publish = usePublishDocuments();
  const sameTitlesOf = useSameTitles();
  const [asked, setAsked] = useState<{ titles: string; documents: NewDocument[] }>();
  const form = useSchemaForm({
    schema: rulesOf(chosen),
    values: startValues(chosen),
    draft: null,
    isBusy: publish.isPending,
    onSubmit() {
      const typed = form.typed();
      const documents = chosen.flatMap(({ key }) => {
        const file = checked[key];
        if (!file) return [];
        const columns = Object.keys(documentForm.fields);
        const values = Object.fromEntries(columns.map((column) => [column, typed[fieldOf(column, key)]]));
        return [{ key, file, ...v.parse(documentForm.schemaFor(undefined), values) }];
      });
      setIsToldUnready(documents.length < chosen.length);
      if (documents.length < chosen.length) return;
      const titles = sameTitlesOf(documents.map(({ title }) => title));
      if (titles) setAsked({ titles, documents });
      else publish.mutate(documents, { onSuccess: showFailed });
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

  // Checked one after the other, as each file is in memory meanwhile.
  const next = chosen.find(({ key }) => checked[key] === undefined);

  return (
    <FormDialog
      title={chosen.length === 1 ? 'Dokumen Baru' : `${chosen.length} Dokumen Baru`}
      description="Belum ada yang dapat dilihat pengunjung sebelum Anda menekan Terbitkan"
      wide
      // Counts as edited from the start: chosen files are lost when the dialog closes.
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
            for (const { key } of chosen) form.change(fieldOf('category', key), target.value);
          }}
        >
          <option value="">Pilih untuk mengisi semuanya</option>
          {documentCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      )}
      {isToldUnready && chosen.some(({ key }) => !checked[key]) && (
        <p role="alert" className="font-semibold text-danger-600">
          Ada file yang belum siap. Tunggu pemeriksaannya, putuskan, atau hapus dari daftar ini.
        </p>
      )}
      <ol className="space-y-5">
        {chosen.map(({ key, file }) => (
          <NewDocumentItem
            key={key}
            id={key}
            file={file}
            form={form}
            isItsTurn={key === next?.key}
            failure={failures[key]}
            onChecked={(ready) => setChecked((known) => ({ ...known, [key]: ready }))}
            onRemove={() => remove(key)}
          />
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          {...messages.sameTitle(asked.titles)}
          confirmLabel="Terbitkan juga"
          onConfirm={() => {
            setAsked(undefined);
            publish.mutate(asked.documents, { onSuccess: showFailed });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormDialog>
  );
}

interface NewDocumentProps {
  id: string;
  file: File;
  form: ReturnType<typeof useSchemaForm<string, object>>;
  /** Whether the file is to be checked now. */
  isItsTurn: boolean;
  /** Why it could not be published. */
  failure?: string;
  /** Called with the file that may go public; with null when somebody has to decide first. */
  onChecked: (ready: File | null) => void;
  onRemove: () => void;
}

/** A PDF to be published: what the check found in it, and the fields for what visitors will read about it. */
function NewDocumentItem({ id, file, form, isItsTurn, failure, onChecked, onRemove }: NewDocumentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { file: ready, problem, isChecking, review, choose } = useChosenPdf({ onChosen: onChecked });
  const check = useEffectEvent(() => void choose(file));
  const tellUndecided = useEffectEvent(() => onChecked(null));
  const isUndecided = review !== undefined || problem !== undefined;

  useEffect(() => {
    if (isItsTurn) check();
  }, [isItsTurn]);
  useEffect(() => {
    if (isUndecided) tellUndecided();
  }, [isUndecided]);

  const state = ready ? 'Siap diterbitkan' : messages.checking;
  return (
    <li className="rounded-2xl border border-paper-line bg-white p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p>
            <span className="font-semibold wrap-anywhere">{file.name}</span>{' '}
            <span className="text-sm text-ink-muted">{`(${fileSizeText(file.size)})`}</span>
          </p>
          <output className="block text-sm text-ink-muted">{isUndecided ? '' : state}</output>
          {(problem ?? failure) && (
            <p role="alert" className="text-sm font-semibold text-danger-600">
              {problem ?? failure}
            </p>
          )}
        </div>
        {review && (
          <Button variant="outline" size="sm" busy={isChecking} onClick={() => setIsAsking(true)}>
            Periksa teks tersembunyi
          </Button>
        )}
        <DeleteButton name={`file ${file.name}`} disabled={form.isBusy} onClick={onRemove} />
      </div>
      {!problem && (
        <div className="space-y-5">
          <RowFields
            form={{
              declared: documentForm,
              isNew: true,
              typed: () => form.typed(),
              field: (column) => form.field(fieldOf(column, id)),
              choice: (column) => form.choice(fieldOf(column, id)),
              change: (column, value) => form.change(fieldOf(column, id), value),
              valueOf: (column) => form.valueOf(fieldOf(column, id)),
            }}
          />
        </div>
      )}
      {review && isAsking && <PdfReviewDialog {...review} onClose={() => setIsAsking(false)} />}
    </li>
  );
}
