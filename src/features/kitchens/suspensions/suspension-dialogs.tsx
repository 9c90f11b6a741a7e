import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { formatTime, sortableDay, startOfDay, todayOnServer } from '@/lib/text/format-time';
import { serverNow } from '@/lib/supabase/server-time';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { suspensionMessages } from './messages';
import { type SuspendedKitchen, useDeleteSuspension, useSaveSuspension } from './mutations';
import { suspensionLabels } from './suspension-columns';
import { type SuspensionInput, suspensionSchema } from './suspension-schema';
import { isRunning, issuers, type Suspension } from '@/features/kitchens/sppg/suspension-state';

export type SuspensionDialogState =
  | { kind: 'add'; sppg: SuspendedKitchen }
  /** A suspension that is over is edited, with its last day filled in. */
  | { kind: 'edit' | 'reopened' | 'delete'; sppg: SuspendedKitchen; suspension: Suspension };

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
      {isRunning(suspension, todayOnServer()) && (
        <Button
          size="sm"
          aria-label={`Sudah dibuka lagi: ${name}`}
          onClick={() => onAction({ kind: 'reopened', sppg, suspension })}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Sudah dibuka lagi
        </Button>
      )}
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
  const { kind, suspension } = state;
  if (kind === 'delete')
    return <DeleteSuspensionDialog sppg={sppg} suspension={suspension} onClose={onClose} />;
  return (
    <SuspensionFormDialog
      sppg={sppg}
      suspension={suspension}
      isReopened={kind === 'reopened'}
      onClose={onClose}
    />
  );
}

/** When a suspension ends as a kitchen cooks again: yesterday, or, where it began today, at this hour, as private.resume_delivery has it. */
function endOf({ mulai }: Suspension) {
  const yesterday = sortableDay(Date.parse(startOfDay(todayOnServer(), -1)));
  if (mulai <= yesterday) return { sampai: yesterday, sampai_pukul: '' };
  return { sampai: mulai, sampai_pukul: formatTime(new Date(serverNow()).toISOString()).replace('.', ':') };
}

interface SuspensionFormDialogProps {
  sppg: SuspendedKitchen;
  /** The suspension to edit; absent for a new one. */
  suspension?: Suspension;
  /** Whether the kitchen cooks again: then the last day is filled in, to be saved or corrected. */
  isReopened?: boolean;
  onClose: () => void;
}

/** Notes a suspension or edits one; stays open with everything typed when saving fails. */
function SuspensionFormDialog({ sppg, suspension, isReopened = false, onClose }: SuspensionFormDialogProps) {
  const form = useRowForm<keyof SuspensionInput, Suspension, SuspensionInput>({
    schema: suspensionSchema,
    values: {
      // Who stopped it, and when, is chosen: nothing is said by whoever saves without looking.
      oleh: suspension?.oleh ?? '',
      mulai: suspension?.mulai ?? '',
      sampai: suspension?.sampai ?? '',
      sampai_pukul: suspension?.sampai_pukul?.slice(0, 5) ?? '',
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

  useEffect(() => {
    // What was typed before a reload stays.
    if (!suspension || !isReopened || form.isEdited('sampai')) return;
    const { sampai, sampai_pukul } = endOf(suspension);
    form.change('sampai', sampai);
    form.change('sampai_pukul', sampai_pukul);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  const { sampai, sampai_pukul } = form.typed();

  return (
    <FormDialog
      title={isReopened ? 'Sudah Dibuka Lagi' : suspension ? 'Edit Penghentian' : 'Catat Penghentian'}
      description={sppg.nama}
      wide
      form={form}
      onClose={onClose}
    >
      <SelectField label={suspensionLabels.oleh} required {...form.choice('oleh')}>
        <option value="">Pilih...</option>
        {issuers.map((issuer) => (
          <option key={issuer}>{issuer}</option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={suspensionLabels.mulai} required max={todayOnServer()} {...form.field('mulai')} />
        <DateField
          label={suspensionLabels.sampai}
          hint={isReopened ? 'Hari terakhir dapur berhenti.' : 'Kosongkan selama dapur masih berhenti.'}
          {...form.field('sampai')}
        />
        {(sampai !== '' || sampai_pukul !== '') && (
          <TextField
            label={`${suspensionLabels.sampai_pukul} (WIB)`}
            type="time"
            hint="Hanya bila dapur memasak lagi pada hari terakhir itu juga."
            {...form.field('sampai_pukul')}
          />
        )}
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
