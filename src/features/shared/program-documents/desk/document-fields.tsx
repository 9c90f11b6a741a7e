import type { ComponentProps } from 'react';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextField } from '@/components/ui/field';
import { type EditedColumnName, editedColumns } from '@/features/shared/program-documents/document-columns';

interface DocumentFieldsProps {
  field: (column: EditedColumnName) => ComponentProps<'input'> & { error?: string };
  choice: (column: EditedColumnName) => ComponentProps<'select'> & { error?: string };
}

/** The fields of what people write of a document. */
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
