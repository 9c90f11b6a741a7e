import * as v from 'valibot';
import { documentNames } from '@/features/shared/program-documents/admin-api';
import type { EditedColumnName } from '@/features/shared/program-documents/document-columns';
import { documentRules } from './document-rules';

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
