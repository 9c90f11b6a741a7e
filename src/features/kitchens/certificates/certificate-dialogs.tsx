import { RefreshCw } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Code } from '@/components/code';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { TextLink } from '@/components/links';
import { DeleteButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { certificatesPath } from '@/config/paths';
import { useKitchenSearch } from '@/features/kitchens/sppg/admin-api';
import { KitchenField } from '@/features/kitchens/sppg/form/kitchen-field';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import {
  type Certificate,
  type CertificateColumnName,
  certificateColumns,
  certificateName,
  type CertificateRow,
} from './certificate-columns';
import { type CertificateForm, CertificateField } from './certificate-fields';
import { type CertificateInput, certificateSchema } from './certificate-schema';
import { type CertificateDialogState, type CertificateFormState, startOf } from './certificate-start';
import { certificateMessages } from './messages';
import { useDeleteCertificate, useSaveCertificate } from './mutations';
import { ScanField } from '@/features/kitchens/scans/scan-field';

/** What opens from a cell of the grid: its certificate, and the way to the next kitchen. */
export interface CellActions {
  /** Absent where no other kitchen needs a certificate of this kind. */
  onNext?: (saved: CertificateInput) => void;
  /** Turns to another dialog of the same cell. */
  onTurn: (state: CertificateDialogState) => void;
}

interface CertificateDialogsProps {
  state: CertificateDialogState;
  cell?: CellActions;
  onClose: () => void;
}

export function CertificateDialogs({ state, cell, onClose }: CertificateDialogsProps) {
  if (state.kind === 'delete')
    return <DeleteCertificateDialog certificate={state.certificate} onClose={onClose} />;
  return <CertificateFormDialog state={state} cell={cell} onClose={onClose} />;
}

const titles = { add: 'Tambah Sertifikat', renew: 'Perpanjang Sertifikat', edit: 'Edit Sertifikat' };

interface CertificateFormDialogProps {
  state: CertificateFormState;
  cell?: CellActions;
  onClose: () => void;
}

/** Adds, renews or edits a certificate; stays open with everything typed when saving fails. */
function CertificateFormDialog({ state, cell, onClose }: CertificateFormDialogProps) {
  const { kitchen, values, draft } = startOf(state);
  const formId = useId();
  const goesOn = useRef(false);
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
    onSaved({ input }) {
      if (goesOn.current && cell?.onNext) cell.onNext(input);
      else onClose();
    },
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
      description={
        kitchen && (
          <>
            {kitchen.nama} <Code>({kitchen.kode_unik_pendaftaran})</Code>
          </>
        )
      }
      wide
      form={form}
      submit={
        cell?.onNext && !edited
          ? { formId, buttons: <PileButtons formId={formId} isBusy={form.isBusy} goesOn={goesOn} /> }
          : undefined
      }
      onClose={onClose}
    >
      {edited && cell && <CellTools certificate={edited} onTurn={cell.onTurn} />}
      {state.pile && <p className="text-ink-soft">{certificateMessages.likeLast}</p>}
      {!kitchen && <KitchenField form={form} found={found} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {certificateColumns.map((column) => (
          <CertificateField
            key={column.key}
            column={column}
            form={form}
            // From a cell, kind and kitchen are known: the number is what comes first.
            isFirst={column.key === 'nomor' && cell && !edited}
          />
        ))}
      </div>
      <ScanField
        what={`sertifikat ${form.valueOf('jenis')}`}
        stored={edited}
        form={form}
        alsoCovered={
          form.valueOf('jenis') === 'Juru Masak' ? ', juga nama dan nomor sertifikat juru masak' : ''
        }
        title={certificateMessages.scanTitle}
      />
    </FormDialog>
  );
}

interface PileButtonsProps {
  formId: string;
  isBusy: boolean;
  /** Whether the next kitchen's form follows. */
  goesOn: RefObject<boolean>;
}

/** Saves and goes on to the next kitchen, which Enter does as well, or saves and closes. */
function PileButtons({ formId, isBusy, goesOn }: PileButtonsProps) {
  const buttons = [
    { label: 'Simpan & dapur berikutnya', variant: 'primary', isNext: true },
    { label: 'Simpan', variant: 'outline', isNext: false },
  ] as const;
  return buttons.map(({ label, variant, isNext }) => (
    <Button
      key={label}
      type="submit"
      form={formId}
      variant={variant}
      disabled={isBusy}
      onClick={() => {
        goesOn.current = isNext;
      }}
    >
      {label}
    </Button>
  ));
}

interface CellToolsProps {
  certificate: Certificate;
  onTurn: CellActions['onTurn'];
}

/** What else can be done with a certificate that was opened from its cell. */
function CellTools({ certificate, onTurn }: CellToolsProps) {
  const { nama_sppg, kode_unik_pendaftaran } = certificate;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" onClick={() => onTurn({ kind: 'renew', certificate })}>
        <RefreshCw aria-hidden="true" className="size-4" />
        Perpanjang
      </Button>
      <DeleteButton
        name={certificateName(certificate)}
        onClick={() => onTurn({ kind: 'delete', certificate })}
      />
      <TextLink to={certificatesPath(kode_unik_pendaftaran)}>Semua sertifikat {nama_sppg}</TextLink>
    </div>
  );
}

/** A stored value as people read it. */
function wordsOf(row: CertificateRow, column: CertificateColumnName): string {
  if (column === 'scan_path') return row.scan_path ? 'pindaian lain' : 'tanpa pindaian';
  const value = row[column] ?? 'kosong';
  return /^tanggal_|_per$/.test(column) && row[column] ? formatDate(value) : value;
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
