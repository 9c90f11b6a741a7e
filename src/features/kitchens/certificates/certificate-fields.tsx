import { useEffect, useRef } from 'react';
import { ProposedValue } from '@/components/proposed-value';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextField } from '@/components/ui/field';
import { todayOnServer } from '@/lib/text/format-time';
import { errorMessage } from '@/lib/errors/error-message';
import type { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import type { useKitchenSearch } from './api';
import type {
  Certificate,
  CertificateColumn,
  CertificateColumnName,
  CertificateRow,
} from './certificate-columns';
import type { CertificateInput } from './certificate-schema';
import { proposedLastDay } from './certificate-state';

export type CertificateForm = ReturnType<
  typeof useRowForm<CertificateColumnName | 'kata' | 'tertutup', CertificateRow, CertificateInput>
>;

type Fields = Pick<CertificateForm, 'field' | 'choice' | 'change' | 'valueOf'>;

/** How long a paper is valid that does not say: what a filled or proposed last day is told by. */
const spanReason = (jenis: string) =>
  jenis === 'SLHS' ? 'SLHS berlaku setahun' : 'masa berlakunya seperti sertifikat sebelumnya';

/**
 * Fills in the last day of a new paper when its day of issue is written, as long as nobody wrote another one.
 * @param previous - the last one of its kind in the kitchen
 * @returns what is said beside the filled field
 */
export function useFilledLastDay(form: Fields, isNew: boolean, previous?: Certificate): string | undefined {
  const jenis = form.valueOf('jenis');
  const written = form.valueOf('tanggal_berakhir');
  const isSameKind = previous?.jenis === jenis;
  const day =
    (isNew && proposedLastDay(jenis, form.valueOf('tanggal_terbit'), isSameKind ? previous : undefined)) ||
    '';
  const filled = useRef(day);
  useEffect(() => {
    if (day === filled.current) return;
    if (!written || written === filled.current) form.change('tanggal_berakhir', day);
    filled.current = day;
  }, [day, written, form]);
  return day && written === day
    ? `Diisi otomatis: ${spanReason(jenis)}. Sesuaikan dengan suratnya.`
    : undefined;
}

interface ColumnFieldProps {
  column: CertificateColumn;
  form: Fields;
  /** In place of the column's. */
  hint?: string;
  /** Whether the dialog begins here. */
  isFirst?: boolean;
}

/** The field of a column; kitchen and scan have their own. */
export function CertificateField({ column, form, isFirst, ...given }: ColumnFieldProps) {
  const { key, label, requiredOnceIssued } = column;
  const hint = given.hint ?? column.hint;
  const status = form.valueOf('status');
  const required = requiredOnceIssued && status === 'Terbit';

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
        {column.ofKind && <option value="">Belum dicatat</option>}
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (column.kind === 'day') {
    if (column.ofRevoked && status !== 'Dicabut') return null;
    const field = form.field(key);
    const { reason = '', day } = (!form.valueOf(key) && proposedDay(key, form)) || {};
    return (
      <ProposedValue
        reason={reason}
        value={day && formatDate(day)}
        disabled={field.readOnly}
        onAccept={() => form.change(key, day ?? '')}
      >
        <DateField
          label={label}
          required={required || column.ofRevoked}
          max={column.isPast && todayOnServer()}
          hint={hint}
          {...field}
        />
      </ProposedValue>
    );
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

/** The day that an empty field most likely gets, and why. */
function proposedDay(key: CertificateColumnName, { valueOf }: Pick<CertificateForm, 'valueOf'>) {
  if (key === 'tanggal_dicabut') return { reason: 'Bila dicabut hari ini:', day: todayOnServer() };
  if (key !== 'tanggal_berakhir') return undefined;
  return {
    reason: `${spanReason('SLHS')}:`,
    day: proposedLastDay(valueOf('jenis'), valueOf('tanggal_terbit')),
  };
}

/** The database gives one more when there are more. */
const maxFound = 50;

interface KitchenFieldProps {
  form: Pick<CertificateForm, 'field' | 'choice' | 'change'>;
  found: Pick<ReturnType<typeof useKitchenSearch>, 'data' | 'error' | 'isFetching'>;
}

/** The kitchen: looked for by code or name, since a list of all would be thousands long, then chosen. */
export function KitchenField({ form, found: { data: kitchens, error, isFetching } }: KitchenFieldProps) {
  const search = form.field('kata');
  const choice = form.choice('sppg_id');
  const amount = kitchens?.length ?? 0;

  function prompt(): string {
    if (isFetching) return 'Mencari...';
    if (!kitchens) return 'Cari dulu dengan isian di atas';
    if (amount === 0) return 'Tidak ada SPPG yang cocok';
    return amount > maxFound ? 'Pilih, atau tulis lebih lengkap' : `Pilih dari ${amount} SPPG`;
  }

  return (
    <>
      <TextField
        label="Cari SPPG"
        hint="Nama atau kode, sedikitnya 3 huruf atau angka."
        required
        autoComplete="off"
        maxLength={50}
        {...search}
        onChange={(event) => {
          void search.onChange(event);
          // The chosen kitchen may not be among those found now.
          form.change('sppg_id', '');
        }}
      />
      <SelectField
        label="SPPG"
        required
        {...choice}
        error={choice.error ?? (error ? `Pencarian gagal. ${errorMessage(error)}` : undefined)}
      >
        <option value={amount === 0 ? choice.value : ''}>{prompt()}</option>
        {kitchens?.map(({ id, nama, kode_unik_pendaftaran }) => (
          <option key={id} value={id}>
            {nama} ({kode_unik_pendaftaran})
          </option>
        ))}
      </SelectField>
    </>
  );
}
