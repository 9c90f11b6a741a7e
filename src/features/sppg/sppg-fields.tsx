import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import type { YayasanName } from './dialog-state';
import { Options } from './options';
import { type SppgColumn, sppgColumnList } from './sppg-columns';
import type { useSppgForm } from './use-sppg-form';

interface SppgFieldsProps {
  form: Pick<ReturnType<typeof useSppgForm>, 'formState' | 'register'>;
  isNew: boolean;
  yayasanOptions: YayasanName[];
  /** Why the foundations to choose from could not be loaded. */
  optionsError: Error | null;
}

/** The fields of the SPPG form, one for each column; a stored SPPG keeps its foundation. */
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
  const { errors, isSubmitting } = form.formState;
  const field = { label, error: errors[key]?.message, ...form.register(key) };

  if (column.kind === 'yayasan') {
    const loadError = optionsError ? `Daftar yayasan gagal dimuat. ${errorMessage(optionsError)}` : undefined;
    return (
      <SelectField {...field} required disabled={isSubmitting} error={field.error ?? loadError}>
        {yayasanOptions.length === 0 && <option value="">Pilih yayasan</option>}
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
      <SelectField {...field} required disabled={isSubmitting}>
        <Options values={column.options} />
      </SelectField>
    );
  }
  return (
    <TextField
      {...field}
      required={required}
      inputMode={column.kind === 'number' ? 'numeric' : undefined}
      placeholder={column.kind === 'text' ? column.placeholder : undefined}
      autoComplete="off"
      // While its text is being saved it takes no other, and keeps the focus.
      readOnly={isSubmitting}
    />
  );
}
