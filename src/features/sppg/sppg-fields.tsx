import type { ComponentProps } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { useDistricts } from '@/features/wilayah/api';
import { errorMessage } from '@/lib/errors/error-message';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { YayasanName } from './api';
import { type SppgColumn, type SppgColumnName, sppgColumnList } from './sppg-columns';
import type { SppgInput } from './sppg-schema';

interface SppgFieldsProps {
  form: Pick<ReturnType<typeof useSchemaForm<SppgColumnName, SppgInput>>, 'field' | 'choice'>;
  yayasanOptions: YayasanName[];
  /** Why the foundations could not be loaded. */
  optionsError: Error | null;
}

/** The fields of the SPPG form, one for each column. */
export function SppgFields(props: SppgFieldsProps) {
  const fieldOf = (column: SppgColumn) => <ColumnField key={column.key} column={column} {...props} />;
  return (
    <>
      {sppgColumnList.filter(({ wide }) => wide).map(fieldOf)}
      <div className="grid gap-5 sm:grid-cols-2">
        {sppgColumnList.filter(({ wide }) => !wide).map(fieldOf)}
      </div>
    </>
  );
}

interface ColumnFieldProps extends SppgFieldsProps {
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
  if (column.kind === 'wilayah') return <DistrictField label={label} {...form.choice(key)} />;
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

/** Offers every kabupaten and kota, and none. */
function DistrictField({ value, error, ...props }: ComponentProps<typeof SelectField> & { value: string }) {
  const { data: districts = [], error: loadError } = useDistricts();
  const problem = loadError ? `Daftar kabupaten/kota gagal dimuat. ${errorMessage(loadError)}` : undefined;
  return (
    <SelectField {...props} value={value} error={error ?? problem}>
      <option value="">Belum dicatat</option>
      {value && !districts.includes(value) && <option>{value}</option>}
      {districts.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </SelectField>
  );
}
