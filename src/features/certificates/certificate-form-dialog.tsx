import { FormDialog } from '@/components/form-dialog';
import { violatedConstraint } from '@/lib/errors/failure';
import { showStored } from '@/lib/forms/show-stored';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { formatDate } from '@/lib/text/format';
import {
  type Certificate,
  certificateName,
  type CertificateRow,
  type Kitchen,
  kitchenOf,
} from './certificate';
import { CertificateFields } from './certificate-fields';
import {
  type CertificateInput,
  certificateSchema,
  emptyCertificateValues,
  valuesOf,
} from './certificate-schema';
import { KitchenField } from './kitchen-field';
import { certificateMessages } from './messages';
import { useAddCertificate, useUpdateCertificate } from './mutations';
import { useKitchenSearch } from './queries';

export type CertificateFormState =
  | { kind: 'add'; kitchen?: Kitchen }
  /** Renewing adds the next one of the same kind to the same kitchen. */
  | { kind: 'renew' | 'edit'; certificate: Certificate };

const titles = { add: 'Tambah Sertifikat', renew: 'Perpanjang Sertifikat', edit: 'Edit Sertifikat' };

/** The kitchen, if it is known, the values to start with, and the name of the draft. */
function startOf(state: CertificateFormState) {
  if (state.kind === 'add') {
    const sppg_id = state.kitchen?.id ?? '';
    return {
      kitchen: state.kitchen,
      values: { ...emptyCertificateValues, sppg_id },
      draft: `certificate:new:${sppg_id}`,
    };
  }
  const { certificate, kind } = state;
  const { sppg_id, jenis, penerbit } = certificate;
  return {
    kitchen: kitchenOf(certificate),
    values:
      kind === 'edit'
        ? valuesOf(certificate)
        : { ...emptyCertificateValues, sppg_id, jenis, penerbit: penerbit ?? '' },
    draft: `certificate:${kind}:${certificate.id}`,
  };
}

interface CertificateFormDialogProps {
  state: CertificateFormState;
  onClose: () => void;
}

/** Adds, renews or edits a certificate; stays open with everything typed when saving fails. */
export function CertificateFormDialog({ state, onClose }: CertificateFormDialogProps) {
  const { kitchen, values, draft } = startOf(state);
  const edited = state.kind === 'edit' ? state.certificate : undefined;
  const row: CertificateRow | undefined = edited;
  const add = useAddCertificate(draft);
  const update = useUpdateCertificate(draft);
  const form = useSchemaForm({
    schema: certificateSchema,
    values,
    draft,
    base: row,
    isBusy: add.isPending || update.isPending,
    onSubmit: save,
  });

  const found = useKitchenSearch(form.choice('kata').value);

  function save(input: CertificateInput) {
    const { base } = form;
    if (!edited || !base) {
      const chosen = kitchen ?? found.data?.find(({ id }) => id === input.sppg_id);
      const name = [input.jenis, chosen?.nama].filter(Boolean).join(' ');
      return add.mutate({ input, name }, { onSuccess: onClose, onError: showTakenNumber });
    }
    const changes = form.changes(input);
    update.mutate(
      { base, changes, name: certificateName(edited) },
      {
        onSuccess: (current) =>
          current
            ? showStored<keyof CertificateInput, CertificateRow>(form, changes, base, current, (column) =>
                storedWords(current, column),
              )
            : onClose(),
        onError: showTakenNumber,
      },
    );
  }

  function showTakenNumber(error: Error) {
    if (violatedConstraint(error.message) === 'sppg_sertifikat_nomor_key')
      form.setError('nomor', certificateMessages.numberTaken);
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
      <CertificateFields form={form} />
    </FormDialog>
  );
}

/** A stored value as people read it. */
function storedWords(row: CertificateRow, column: keyof CertificateInput): string {
  const value = row[column] ?? 'kosong';
  return column.startsWith('tanggal_') && row[column] ? formatDate(value) : value;
}
