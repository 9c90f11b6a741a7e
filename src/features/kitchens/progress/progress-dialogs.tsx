import { CircleCheck } from 'lucide-react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { TickField } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { photosText } from '@/lib/files/photo';
import { todayOnServer } from '@/lib/text/format-time';
import { tickOf } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import type { ProgressLine } from './api';
import { progressMessages } from './messages';
import { useConfirmProgress, useDeleteProgress, useSaveProgress } from './mutations';
import { PhotosField } from './photos-field';
import { progressLabels } from './progress-columns';
import { type ProgressInput, progressSchema } from './progress-schema';

export type ProgressKitchen = Pick<Sppg, 'id' | 'nama' | 'status_verifikasi' | 'progres_pembangunan'>;

export type ProgressDialogState =
  | { kind: 'add'; sppg: ProgressKitchen }
  | { kind: 'edit' | 'delete'; sppg: ProgressKitchen; line: ProgressLine };

interface ProgressActionsProps {
  sppg: ProgressKitchen;
  line: ProgressLine;
  onAction: (action: ProgressDialogState) => void;
}

/** The buttons that change a line. */
export function ProgressActions({ sppg, line, onAction }: ProgressActionsProps) {
  const name = `perkembangan ${formatDate(line.tanggal)}`;
  const confirm = useConfirmProgress(sppg, line);
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {!line.dikonfirmasi && (
        <Button
          size="sm"
          busy={confirm.isPending}
          aria-label={`Konfirmasi ${name}`}
          onClick={() => confirm.mutate()}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Konfirmasi
        </Button>
      )}
      <EditButton name={name} onClick={() => onAction({ kind: 'edit', sppg, line })} />
      <DeleteButton name={name} onClick={() => onAction({ kind: 'delete', sppg, line })} />
    </div>
  );
}

interface ProgressDialogsProps {
  state: ProgressDialogState;
  onClose: () => void;
}

export function ProgressDialogs({ state, onClose }: ProgressDialogsProps) {
  const { sppg } = state;
  if (state.kind === 'add') return <ProgressFormDialog sppg={sppg} onClose={onClose} />;
  const Dialog = state.kind === 'edit' ? ProgressFormDialog : DeleteProgressDialog;
  return <Dialog sppg={sppg} line={state.line} onClose={onClose} />;
}

interface ProgressFormDialogProps {
  sppg: ProgressKitchen;
  /** The line to edit; absent for a new one. */
  line?: ProgressLine;
  onClose: () => void;
}

/** Adds a dated line or edits one; the newest gives the kitchen its state and progress. */
function ProgressFormDialog({ sppg, line, onClose }: ProgressFormDialogProps) {
  const start = line ?? sppg;
  const form = useRowForm<keyof ProgressInput, ProgressLine, ProgressInput>({
    schema: progressSchema,
    values: {
      tanggal: line?.tanggal ?? todayOnServer(),
      status_verifikasi: start.status_verifikasi,
      progres_pembangunan: start.progres_pembangunan ?? '',
      catatan: line?.catatan ?? '',
      foto: photosText(line?.foto ?? []),
      shows_people: tickOf(line?.shows_people ?? false),
      people_agreed: tickOf(line?.people_agreed ?? false),
      foto_dapur: tickOf(line?.foto_dapur ?? false),
    },
    draft: `progress:${line?.id ?? `new:${sppg.id}`}`,
    row: line,
    save: useSaveProgress(sppg),
    wordsOf,
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={line ? 'Edit Perkembangan' : 'Tambah Perkembangan'}
      description={sppg.nama}
      wide
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <DateField label={progressLabels.tanggal} required max={todayOnServer()} {...form.field('tanggal')} />
        <SelectField label="Status Verifikasi" required {...form.choice('status_verifikasi')}>
          {statusVerifikasi.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <TextField
          label="Progres Pembangunan"
          placeholder="misalnya 40%"
          autoComplete="off"
          {...form.field('progres_pembangunan')}
        />
      </div>
      <TextAreaField
        label={progressLabels.catatan}
        rows={3}
        hint="Dibaca semua orang: apa yang sudah selesai, atau apa yang menunda. Jangan sebut nama orang."
        {...form.field('catatan')}
      />
      <PhotosField form={form} />
      {form.valueOf('foto') && (
        <TickField label={progressMessages.kitchenPhoto} form={form} name="foto_dapur" />
      )}
      {form.valueOf('foto') && (
        <TickField label="Ada orang yang dapat dikenali di foto ini" form={form} name="shows_people" />
      )}
      {form.valueOf('shows_people') && (
        <TickField label="Mereka setuju fotonya ditampilkan" required form={form} name="people_agreed" />
      )}
    </FormDialog>
  );
}

function wordsOf(stored: ProgressLine, column: keyof ProgressInput): string {
  const value = stored[column];
  if (column === 'tanggal') return formatDate(stored.tanggal);
  if (Array.isArray(value)) return `${value.length} foto`;
  return typeof value === 'boolean' ? (value ? 'ya' : 'tidak') : (value ?? 'kosong');
}

interface DeleteProgressDialogProps {
  sppg: ProgressKitchen;
  line: ProgressLine;
  onClose: () => void;
}

function DeleteProgressDialog({ sppg, line, onClose }: DeleteProgressDialogProps) {
  return (
    <DeleteDialog
      {...progressMessages.deletion(sppg.nama)}
      note={progressMessages.wayBack}
      row={line}
      remove={useDeleteProgress(sppg)}
      onClose={onClose}
    />
  );
}
