import type { ReactNode } from 'react';
import { ProposedValue } from '@/components/proposed-value';
import { CheckField } from '@/components/ui/check-field';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextField } from '@/components/ui/field';
import { todayOnServer } from '@/lib/text/format-time';
import { formatDate } from '@/lib/text/format';
import type { useRowForm } from '@/lib/forms/use-row-form';
import type { CertificateColumn, CertificateColumnName, CertificateRow } from './certificate-columns';
import { type CertificateInput, isIssuedOrOpen } from './certificate-schema';

export type CertificateForm = ReturnType<
  typeof useRowForm<CertificateColumnName | 'kata' | 'tertutup', CertificateRow, CertificateInput>
>;

type Fields = Pick<CertificateForm, 'field' | 'choice' | 'change' | 'valueOf'>;

interface ColumnFieldProps {
  column: CertificateColumn;
  form: Fields;
  /** Whether the dialog begins here. */
  isFirst?: boolean;
}

/** The field of a column; kitchen and scan have their own. */
export function CertificateField({ column, form, isFirst }: ColumnFieldProps) {
  const { key, label, hint, requiredOnceIssued } = column;
  const status = form.valueOf('status');
  const required = requiredOnceIssued && isIssuedOrOpen(status);

  if (column.kind === 'kitchen' || column.kind === 'scan') return null;
  if (column.kind === 'choice') {
    if (column.ofKind && form.valueOf('jenis') !== column.ofKind) return null;
    const choice = form.choice(key);
    return (
      <SelectField
        label={label}
        required={!column.ofKind}
        {...choice}
        onChange={(event) => {
          void choice.onChange(event);
          // Where a field goes, its value must.
          if (key === 'status' && event.target.value !== 'Dicabut') form.change('tanggal_dicabut', '');
          if (key === 'jenis' && event.target.value !== 'Akreditasi') form.change('hasil', '');
        }}
      >
        {!column.initial && <option value="">{column.ofKind ? 'Belum dicatat' : 'Pilih...'}</option>}
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (column.kind === 'day') {
    if (column.ofRevoked && status !== 'Dicabut') return null;
    if (key === 'tanggal_berakhir' && form.valueOf('tanpa_akhir_per')) return null;
    const field = form.field(key);
    const value = form.valueOf(key);
    const today = todayOnServer();
    const proposed = (reason: string, isProposed: boolean, input: ReactNode) => (
      <ProposedValue
        reason={reason}
        value={isProposed ? formatDate(today) : undefined}
        disabled={field.readOnly}
        onAccept={() => form.change(key, today)}
      >
        {input}
      </ProposedValue>
    );
    if (column.tick)
      return proposed(
        'Sudah diperiksa lagi?',
        value !== '' && value !== today,
        <CheckField
          label={column.tick}
          hint={value && `${label} ${formatDate(value)}. Setahun sesudahnya Ringkasan mengingatkan.`}
          checked={value !== ''}
          disabled={field.readOnly}
          onChange={({ target }) => {
            form.change(key, target.checked ? today : '');
            if (target.checked) form.change('tanggal_berakhir', '');
          }}
        />,
      );
    const input = (
      <DateField
        label={label}
        required={required || column.ofRevoked}
        max={column.isPast && today}
        hint={hint}
        {...field}
      />
    );
    return column.ofRevoked ? proposed('Bila dicabut hari ini:', !value, input) : input;
  }
  const isPersonal = key === 'nomor' && form.valueOf('jenis') === 'Juru Masak';
  return (
    <TextField
      label={label}
      required={required}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog, which moves the focus anyway
      autoFocus={isFirst}
      hint={isPersonal ? 'Data pribadi juru masak: hanya dilihat pengelola dan admin.' : hint}
      {...form.field(key)}
    />
  );
}
