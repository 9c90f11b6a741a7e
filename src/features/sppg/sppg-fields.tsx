import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { YayasanName } from './api';
import { type SppgColumn, type SppgColumnName, sppgColumnList } from './sppg-columns';
import type { SppgInput } from './sppg-schema';

interface SppgFieldsProps {
  form: Pick<ReturnType<typeof useSchemaForm<SppgColumnName, SppgInput>>, 'field' | 'choice'>;
  isNew: boolean;
  yayasanOptions: YayasanName[];
  /** Why the foundations could not be loaded. */
  optionsError: Error | null;
}

/** The fields of the SPPG form, one for each column; the foundation of a stored SPPG can't be changed. */
export function SppgFields({ isNew, ...props }: SppgFieldsProps) {
  const columns = sppgColumnList.filter(({ kind }) => isNew || kind !== 'yayasan');
  const fieldOf = (column: SppgColumn) => <ColumnField key={column.key} column={column} {...props} />;
  return (
    <>
      {columns.filter(({ wide }) => wide).map(fieldOf)}
      <div className="grid gap-5 sm:grid-cols-2">{columns.filter(({ wide }) => !wide).map(fieldOf)}</div>
    </>
  );
}

interface ColumnFieldProps extends Omit<SppgFieldsProps, 'isNew'> {
  column: SppgColumn;
}

function ColumnField({ column, form, yayasanOptions, optionsError }: ColumnFieldProps) {
  const { key, label, required } = column;

  if (column.kind === 'yayasan') {
    const field = form.choice(key);
    const loadError = optionsError ? `Daftar yayasan gagal dimuat. ${errorMessage(optionsError)}` : undefined;
    return (
      <SelectField label={label} required {...field} error={field.error ?? loadError}>
        {!yayasanOptions.some(({ id }) => id === field.value) && (
          <option value={field.value}>Pilih yayasan</option>
        )}
        {yayasanOptions.map(({ id, nama }) => (
          <option key={id} value={id}>
            {nama}
          </option>
        ))}
      </SelectField>
    );
  }
  if (column.kind === 'choice') {
    return (
      <SelectField label={label} required {...form.choice(key)}>
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={label}
      required={required}
      inputMode={column.kind === 'number' ? 'numeric' : undefined}
      placeholder={column.kind === 'text' ? column.placeholder : undefined}
      autoComplete="off"
      {...form.field(key)}
    />
  );
}
