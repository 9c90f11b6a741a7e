import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextField } from '@/components/ui/field';
import { type EditedColumnName, editedColumns } from './document-columns';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { requiredLine } from '@/lib/forms/text-rules';
import { documentCategories } from './document-filter';

/** The rules for a document's title, category and day, the same as the database's constraints. */
export const documentRules = v.object({
  title: requiredLine('Judul tidak boleh kosong.', 300),
  category: v.picklist(documentCategories),
  document_date: optionalPastDay,
} satisfies Record<EditedColumnName, v.GenericSchema<string, unknown>>);

interface DocumentFieldsProps {
  field: (column: EditedColumnName) => ComponentProps<'input'> & { error?: string };
  choice: (column: EditedColumnName) => ComponentProps<'select'> & { error?: string };
}

/** The fields for a document's title, category and day. */
export function DocumentFields({ field, choice }: DocumentFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {editedColumns.map((column) => {
        const { key, label } = column;
        if (column.kind === 'choice')
          return (
            <SelectField key={key} label={label} required {...choice(key)}>
              {column.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          );
        if (column.kind === 'day')
          return <DateField key={key} label={label} hint={column.hint} {...field(key)} />;
        return (
          <div key={key} className="sm:col-span-2">
            <TextField label={label} hint={column.hint} required autoComplete="off" {...field(key)} />
          </div>
        );
      })}
    </div>
  );
}
