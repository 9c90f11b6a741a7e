import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { ProposedValue } from '@/components/proposed-value';
import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { sppgKey } from '@/features/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { addCertificate, deleteCertificate, updateCertificate, useKitchenSearch } from './api';
import {
  byCertificateColumn,
  type Certificate,
  type CertificateColumn,
  type CertificateColumnName,
  certificateColumns,
  certificateName,
  type CertificateRow,
  type Kitchen,
  kitchenOf,
} from './certificate-columns';
import { type CertificateInput, certificateSchema } from './certificate-schema';
import { proposedLastDay } from './certificate-state';
import { certificateMessages } from './messages';
import { todayOnServer } from '@/lib/days/today';

type CertificateFormState =
  | { kind: 'add'; kitchen?: Kitchen }
  /** Renewing adds the next one of the same kind to the same kitchen. */
  | { kind: 'renew' | 'edit'; certificate: Certificate };

export type CertificateDialogState = CertificateFormState | { kind: 'delete'; certificate: Certificate };

interface CertificateDialogsProps {
  state: CertificateDialogState;
  onClose: () => void;
}

export function CertificateDialogs({ state, onClose }: CertificateDialogsProps) {
  if (state.kind === 'delete')
    return <DeleteCertificateDialog certificate={state.certificate} onClose={onClose} />;
  return <CertificateFormDialog state={state} onClose={onClose} />;
}

const titles = { add: 'Tambah Sertifikat', renew: 'Perpanjang Sertifikat', edit: 'Edit Sertifikat' };

/** The kitchen, if it is known, the values to start with, and the name of the draft. */
function startOf(state: CertificateFormState) {
  const empty = byCertificateColumn((column) => (column.kind === 'choice' ? column.initial : ''));
  if (state.kind === 'add') {
    const sppg_id = state.kitchen?.id ?? '';
    return { kitchen: state.kitchen, values: { ...empty, sppg_id }, draft: `certificate:new:${sppg_id}` };
  }
  const { certificate, kind } = state;
  const { sppg_id, jenis, penerbit } = certificate;
  return {
    kitchen: kitchenOf(certificate),
    values:
      kind === 'edit'
        ? byCertificateColumn(({ key }) => certificate[key] ?? '')
        : { ...empty, sppg_id, jenis, penerbit: penerbit ?? '' },
    draft: `certificate:${kind}:${certificate.id}`,
  };
}

/** What saving and deleting have in common. */
const shared = { messages: certificateMessages, reloads: [sppgKey] };

type CertificateForm = ReturnType<
  typeof useRowForm<CertificateColumnName | 'kata', CertificateRow, CertificateInput>
>;

interface CertificateFormDialogProps {
  state: CertificateFormState;
  onClose: () => void;
}

/** Adds, renews or edits a certificate; stays open with everything typed when saving fails. */
function CertificateFormDialog({ state, onClose }: CertificateFormDialogProps) {
  const { kitchen, values, draft } = startOf(state);
  const edited = state.kind === 'edit' ? state.certificate : undefined;
  const form: CertificateForm = useRowForm({
    schema: certificateSchema,
    values: { ...values, kata: '' },
    draft,
    row: edited,
    save: useSaveRow({ ...shared, add: addCertificate, update: updateCertificate, nameOf }),
    unique: {
      constraint: 'sppg_sertifikat_nomor_key',
      field: 'nomor',
      message: certificateMessages.numberTaken,
    },
    wordsOf,
    onSaved: onClose,
  });
  const found = useKitchenSearch(form.choice('kata').value);

  /** What the toasts call it: 'SLHS SPPG Tembalang'. */
  function nameOf({ sppg_id, jenis }: Pick<CertificateRow, 'sppg_id' | 'jenis'>): string {
    if (edited) return certificateName(edited);
    const chosen = kitchen ?? found.data?.find(({ id }) => id === sppg_id);
    return [jenis, chosen?.nama].filter(Boolean).join(' ');
  }

  return (
    <FormDialog
      title={titles[state.kind]}
      description={kitchen && `${kitchen.nama} (${kitchen.kode_unik_pendaftaran})`}
      wide
      form={form}
      onClose={onClose}
    >
      {!kitchen && <KitchenField form={form} found={found} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {certificateColumns.map((column) => (
          <ColumnField key={column.key} column={column} form={form} />
        ))}
      </div>
    </FormDialog>
  );
}

/** A stored value as people read it. */
function wordsOf(row: CertificateRow, column: CertificateColumnName): string {
  const value = row[column] ?? 'kosong';
  return column.startsWith('tanggal_') && row[column] ? formatDate(value) : value;
}

interface ColumnFieldProps {
  column: CertificateColumn;
  form: Pick<CertificateForm, 'field' | 'choice' | 'change' | 'valueOf'>;
}

/** The field of a column; the kitchen has its own. */
function ColumnField({ column, form }: ColumnFieldProps) {
  const { key, label, hint, requiredOnceIssued } = column;
  const required = requiredOnceIssued && form.choice('status').value === 'Terbit';

  if (column.kind === 'kitchen') return null;
  if (column.kind === 'choice') {
    return (
      <SelectField label={label} required {...form.choice(key)}>
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (column.kind === 'day') {
    const max = column.isPast && todayOnServer();
    const field = form.field(key);
    const proposed =
      key === 'tanggal_berakhir' && !form.valueOf(key)
        ? proposedLastDay(form.valueOf('jenis'), form.valueOf('tanggal_terbit'))
        : undefined;
    return (
      <ProposedValue
        reason="SLHS berlaku setahun:"
        value={proposed && formatDate(proposed)}
        disabled={field.disabled}
        onAccept={() => form.change(key, proposed ?? '')}
      >
        <TextField label={label} type="date" required={required} max={max} hint={hint} {...field} />
      </ProposedValue>
    );
  }
  const isPersonal = key === 'nomor' && form.choice('jenis').value === 'Juru Masak';
  return (
    <TextField
      label={label}
      required={required}
      autoComplete="off"
      hint={isPersonal ? 'Data pribadi juru masak: hanya dilihat admin.' : hint}
      {...form.field(key)}
    />
  );
}

/** The database gives one more when there are more. */
const maxFound = 50;

interface KitchenFieldProps {
  form: Pick<CertificateForm, 'field' | 'choice' | 'change'>;
  found: Pick<ReturnType<typeof useKitchenSearch>, 'data' | 'error' | 'isFetching'>;
}

/** The kitchen: looked for by code or name, since a list of all would be thousands long, then chosen. */
function KitchenField({ form, found: { data: kitchens, error, isFetching } }: KitchenFieldProps) {
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
          // What was chosen may not be among those found now.
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

interface DeleteCertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

function DeleteCertificateDialog({ certificate, onClose }: DeleteCertificateDialogProps) {
  return (
    <DeleteDialog
      {...certificateMessages.deletion(certificateName(certificate))}
      note={certificateMessages.wayBack}
      row={certificate}
      remove={useDeleteRow({ ...shared, remove: deleteCertificate, nameOf: certificateName })}
      onClose={onClose}
    />
  );
}
