import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { DeleteButton } from '@/components/row-buttons';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { fileSizeText } from '@/lib/text/format';
import { PdfReviewDialog } from '@/features/shared/program-documents/pdf-review-dialog';
import { documentManagementMessages as messages } from '@/features/shared/program-documents/management.messages';
import { useChosenPdf } from '@/features/shared/program-documents/use-chosen-pdf';
import { documentNames } from '@/features/shared/program-documents/admin-api';
import type { EditedColumnName } from '@/features/shared/program-documents/document-columns';
import { DocumentFields, documentRules } from './document-fields';

/** The name of a document's field in the form of several. */
export const fieldOf = (column: string, key: string) => `${column}-${key}`;

const columns = Object.keys(documentRules.entries);

/** The rules of the documents with these keys, each with fields of its own in one form. */
export const newDocumentsSchema = (keys: string[]) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }) => {
      const documents = keys.flatMap((key) => {
        const values = Object.fromEntries(columns.map((column) => [column, input[fieldOf(column, key)]]));
        const { success, output, issues = [] } = v.safeParse(documentRules, values);
        for (const issue of issues) {
          const name = fieldOf(v.getDotPath(issue) ?? '', key);
          addIssue({
            message: issue.message,
            path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }],
          });
        }
        return success ? [{ key, ...output }] : [];
      });
      return documents.length < keys.length ? NEVER : documents;
    }),
  );

/** The values to start from: the title is the file's name. */
export function startValues(chosen: { key: string; file: File }[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { key, file } of chosen) {
    const start: Record<EditedColumnName, string> = {
      title: documentNames(file.name, 0).title,
      category: 'Lainnya',
      document_date: '',
    };
    for (const [column, value] of Object.entries(start)) values[fieldOf(column, key)] = value;
  }
  return values;
}

interface NewDocumentFieldsProps {
  id: string;
  file: File;
  form: Pick<ReturnType<typeof useSchemaForm<string, object>>, 'field' | 'choice' | 'isBusy'>;
  /** Whether the file is to be checked now. */
  isItsTurn: boolean;
  /** Why it could not be published. */
  failure?: string;
  /** Called with the file that may go public; with null when somebody has to decide first. */
  onChecked: (ready: File | null) => void;
  onRemove: () => void;
}

/** A PDF that is to be published: what was found in it, and what visitors will read of it. */
export function NewDocumentFields(props: NewDocumentFieldsProps) {
  const { id, file, form, isItsTurn, failure, onChecked, onRemove } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { file: ready, problem, isChecking, review, choose } = useChosenPdf({ onChosen: onChecked });
  const check = useEffectEvent(async () => {
    await choose(file);
  });
  const tellUndecided = useEffectEvent(() => onChecked(null));
  const isUndecided = review !== undefined || problem !== undefined;

  useEffect(() => {
    if (isItsTurn) void check();
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
        <DocumentFields
          field={(column) => form.field(fieldOf(column, id))}
          choice={(column) => form.choice(fieldOf(column, id))}
        />
      )}
      {review && isAsking && <PdfReviewDialog {...review} onClose={() => setIsAsking(false)} />}
    </li>
  );
}
