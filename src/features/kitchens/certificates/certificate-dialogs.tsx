import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { useKitchenSearch } from './api';
import {
  byCertificateColumn,
  type Certificate,
  type CertificateColumnName,
  certificateColumns,
  certificateName,
  type CertificateRow,
  type Kitchen,
  kitchenOf,
} from './certificate-columns';
import { type CertificateForm, CertificateField, KitchenField } from './certificate-fields';
import { certificateSchema } from './certificate-schema';
import { certificateMessages } from './messages';
import { useDeleteCertificate, useSaveCertificate } from './mutations';
import { ScanField } from './scan-field';

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

const labels = byCertificateColumn(({ label }) => label);

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

interface CertificateFormDialogProps {
  state: CertificateFormState;
  onClose: () => void;
}

/** Adds, renews or edits a certificate; stays open with everything typed when saving fails. */
function CertificateFormDialog({ state, onClose }: CertificateFormDialogProps) {
  const { kitchen, values, draft } = startOf(state);
  const edited = state.kind === 'edit' ? state.certificate : undefined;
  const form: CertificateForm = useRowForm({
    schema: certificateSchema(edited?.scan_path ?? null),
    values: { ...values, kata: '', tertutup: '' },
    draft,
    row: edited,
    save: useSaveCertificate(nameOf),
    unique: {
      constraint: 'sppg_sertifikat_nomor_key',
      field: 'nomor',
    },
    wordsOf,
    onSaved: onClose,
  });
  const found = useKitchenSearch(form.choice('kata').value);

  /** The name of the certificate in toasts: 'SLHS SPPG Tembalang'. */
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
          <CertificateField key={column.key} column={column} form={form} />
        ))}
      </div>
      <ScanField label={labels.scan_path} stored={edited} form={form} />
    </FormDialog>
  );
}

/** A stored value as people read it. */
function wordsOf(row: CertificateRow, column: CertificateColumnName): string {
  if (column === 'scan_path') return row.scan_path ? 'pindaian lain' : 'tanpa pindaian';
  const value = row[column] ?? 'kosong';
  return column.startsWith('tanggal_') && row[column] ? formatDate(value) : value;
}

interface DeleteCertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

function DeleteCertificateDialog({ certificate, onClose }: DeleteCertificateDialogProps) {
  return (
    <DeleteDialog
      {...certificateMessages.deletion(certificateName(certificate))}
      note={certificate.scan_path ? certificateMessages.wayBackWithoutScan : certificateMessages.wayBack}
      row={certificate}
      remove={useDeleteCertificate()}
      onClose={onClose}
    />
  );
}
