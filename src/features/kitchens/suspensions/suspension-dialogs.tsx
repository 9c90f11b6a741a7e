import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { todayOnServer } from '@/lib/text/format-time';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { suspensionMessages } from './messages';
import { type SuspendedKitchen, useDeleteSuspension, useSaveSuspension } from './mutations';
import { suspensionLabels } from './suspension-columns';
import { type SuspensionInput, suspensionSchema } from './suspension-schema';
import { issuers, type Suspension } from '@/features/kitchens/sppg/suspension-state';

export type SuspensionDialogState =
  | { kind: 'add'; sppg: SuspendedKitchen }
  | { kind: 'edit' | 'delete'; sppg: SuspendedKitchen; suspension: Suspension };

interface SuspensionActionsProps {
  sppg: SuspendedKitchen;
  suspension: Suspension;
  onAction: (action: SuspensionDialogState) => void;
}

/** The buttons that change a suspension. */
export function SuspensionActions({ sppg, suspension, onAction }: SuspensionActionsProps) {
  const name = `penghentian ${formatDate(suspension.mulai)}`;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <EditButton name={name} onClick={() => onAction({ kind: 'edit', sppg, suspension })} />
      <DeleteButton name={name} onClick={() => onAction({ kind: 'delete', sppg, suspension })} />
    </div>
  );
}

interface SuspensionDialogsProps {
  state: SuspensionDialogState;
  onClose: () => void;
}

export function SuspensionDialogs({ state, onClose }: SuspensionDialogsProps) {
  const { sppg } = state;
  if (state.kind === 'add') return <SuspensionFormDialog sppg={sppg} onClose={onClose} />;
  const Dialog = state.kind === 'edit' ? SuspensionFormDialog : DeleteSuspensionDialog;
  return <Dialog sppg={sppg} suspension={state.suspension} onClose={onClose} />;
}

interface SuspensionFormDialogProps {
  sppg: SuspendedKitchen;
  /** The suspension to edit; absent for a new one. */
  suspension?: Suspension;
  onClose: () => void;
}

/** Notes a suspension or edits one; stays open with everything typed when saving fails. */
function SuspensionFormDialog({ sppg, suspension, onClose }: SuspensionFormDialogProps) {
  const form = useRowForm<keyof SuspensionInput, Suspension, SuspensionInput>({
    schema: suspensionSchema,
    values: {
      oleh: suspension?.oleh ?? 'BGN',
      mulai: suspension?.mulai ?? '',
      sampai: suspension?.sampai ?? '',
      alasan: suspension?.alasan ?? '',
      tanggapan: suspension?.tanggapan ?? '',
    },
    draft: `suspension:${suspension?.id ?? `new:${sppg.id}`}`,
    row: suspension,
    save: useSaveSuspension(sppg),
    unique: {
      constraint: 'sppg_penghentian_mulai_overlap',
      field: 'mulai',
      message: suspensionMessages.overlaps,
    },
    wordsOf: (stored, column) => {
      const value = stored[column] ?? 'kosong';
      return (column === 'mulai' || column === 'sampai') && stored[column] ? formatDate(value) : value;
    },
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={suspension ? 'Edit Penghentian' : 'Catat Penghentian'}
      description={sppg.nama}
      wide
      form={form}
      onClose={onClose}
    >
      <SelectField label={suspensionLabels.oleh} required {...form.choice('oleh')}>
        {issuers.map((issuer) => (
          <option key={issuer}>{issuer}</option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={suspensionLabels.mulai} required max={todayOnServer()} {...form.field('mulai')} />
        <DateField
          label={suspensionLabels.sampai}
          hint="Kosongkan selama dapur masih berhenti."
          {...form.field('sampai')}
        />
      </div>
      <TextAreaField
        label={suspensionLabels.alasan}
        required
        rows={3}
        hint="Dibaca semua orang. Jangan sebut nama orang."
        {...form.field('alasan')}
      />
      <TextAreaField
        label={suspensionLabels.tanggapan}
        rows={3}
        hint="Dibaca semua orang: apa yang sudah dan akan kami lakukan."
        {...form.field('tanggapan')}
      />
    </FormDialog>
  );
}

interface DeleteSuspensionDialogProps {
  sppg: SuspendedKitchen;
  suspension: Suspension;
  onClose: () => void;
}

function DeleteSuspensionDialog({ sppg, suspension, onClose }: DeleteSuspensionDialogProps) {
  return (
    <DeleteDialog
      {...suspensionMessages.deletion(sppg.nama)}
      note={suspensionMessages.wayBack}
      row={suspension}
      remove={useDeleteSuspension(sppg)}
      onClose={onClose}
    />
  );
}
