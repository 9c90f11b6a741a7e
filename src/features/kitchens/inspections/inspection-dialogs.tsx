import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { ScanField } from '@/features/kitchens/scans/scan-field';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { inspectionLabels } from './inspection-columns';
import { type InspectionInput, inspectionSchema } from './inspection-schema';
import { type Inspection, inspectorName, inspectors, resultLook, results } from './inspection-state';
import { inspectionMessages } from './messages';
import { type InspectedKitchen, useDeleteInspection, useSaveInspection } from './mutations';

export type InspectionDialogState =
  | { kind: 'add'; sppg: InspectedKitchen }
  | { kind: 'edit' | 'delete'; sppg: InspectedKitchen; inspection: Inspection };

interface InspectionActionsProps {
  sppg: InspectedKitchen;
  inspection: Inspection;
  onAction: (action: InspectionDialogState) => void;
}

/** The buttons that change an inspection. */
export function InspectionActions({ sppg, inspection, onAction }: InspectionActionsProps) {
  const name = `inspeksi ${inspection.oleh} ${formatDate(inspection.hari)}`;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <EditButton name={name} onClick={() => onAction({ kind: 'edit', sppg, inspection })} />
      <DeleteButton name={name} onClick={() => onAction({ kind: 'delete', sppg, inspection })} />
    </div>
  );
}

interface InspectionDialogsProps {
  state: InspectionDialogState;
  onClose: () => void;
}

export function InspectionDialogs({ state, onClose }: InspectionDialogsProps) {
  const { sppg } = state;
  if (state.kind === 'delete')
    return <DeleteInspectionDialog sppg={sppg} inspection={state.inspection} onClose={onClose} />;
  const inspection = state.kind === 'edit' ? state.inspection : undefined;
  return <InspectionFormDialog sppg={sppg} inspection={inspection} onClose={onClose} />;
}

/** A stored value as people read it. */
function wordsOf(stored: Inspection, column: keyof InspectionInput): string {
  if (column === 'scan_path') return stored.scan_path ? 'pindaian lain' : 'tanpa pindaian';
  const value = stored[column] ?? 'kosong';
  return (column === 'hari' || column === 'diperbaiki_pada') && stored[column] ? formatDate(value) : value;
}

interface InspectionFormDialogProps {
  sppg: InspectedKitchen;
  /** The inspection to edit; absent for a new one. */
  inspection?: Inspection;
  onClose: () => void;
}

/** Notes an inspection or edits one; stays open with everything typed when saving fails. */
function InspectionFormDialog({ sppg, inspection, onClose }: InspectionFormDialogProps) {
  const form = useRowForm<keyof InspectionInput | 'tertutup', Inspection, InspectionInput>({
    schema: inspectionSchema(inspection?.scan_path ?? null),
    values: {
      // Who found what, and when, is theirs to say: nothing of it is filled in.
      hari: inspection?.hari ?? '',
      oleh: inspection?.oleh ?? '',
      hasil: inspection?.hasil ?? '',
      temuan: inspection?.temuan ?? '',
      tanggapan: inspection?.tanggapan ?? '',
      diperbaiki_pada: inspection?.diperbaiki_pada ?? '',
      scan_path: inspection?.scan_path ?? '',
      tertutup: '',
    },
    draft: `inspection:${inspection?.id ?? `new:${sppg.id}`}`,
    row: inspection,
    save: useSaveInspection(sppg),
    unique: { constraint: 'sppg_inspeksi_hari_key', field: 'hari', message: inspectionMessages.twice },
    wordsOf,
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={inspection ? 'Edit Inspeksi' : 'Catat Inspeksi'}
      description={sppg.nama}
      wide
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <DateField label={inspectionLabels.hari} required max={todayOnServer()} {...form.field('hari')} />
        <SelectField label={inspectionLabels.oleh} required {...form.choice('oleh')}>
          <option value="">Pilih...</option>
          {inspectors.map((inspector) => (
            <option key={inspector} value={inspector}>
              {inspectorName(inspector)}
            </option>
          ))}
        </SelectField>
        <SelectField label={inspectionLabels.hasil} required {...form.choice('hasil')}>
          <option value="">Pilih...</option>
          {results.map((result) => (
            <option key={result} value={result}>
              {resultLook(result).label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label={inspectionLabels.temuan}
        required
        rows={3}
        hint="Dibaca semua orang, dengan kata sehari-hari. Jangan sebut nama orang."
        {...form.field('temuan')}
      />
      <TextAreaField
        label={inspectionLabels.tanggapan}
        rows={3}
        hint="Dibaca semua orang: apa yang sudah dan akan kami lakukan."
        {...form.field('tanggapan')}
      />
      <DateField
        label={inspectionLabels.diperbaiki_pada}
        max={todayOnServer()}
        hint="Kosongkan selama belum semua temuan diperbaiki."
        {...form.field('diperbaiki_pada')}
      />
      <ScanField
        label={inspectionLabels.scan_path}
        what="laporan inspeksi"
        stored={inspection}
        form={form}
        alsoCovered=", juga nama pemeriksa dan siapa pun yang disebut"
        title={inspectionMessages.scanTitle}
      />
    </FormDialog>
  );
}

interface DeleteInspectionDialogProps {
  sppg: InspectedKitchen;
  inspection: Inspection;
  onClose: () => void;
}

function DeleteInspectionDialog({ sppg, inspection, onClose }: DeleteInspectionDialogProps) {
  return (
    <DeleteDialog
      {...inspectionMessages.deletion(sppg.nama)}
      note={inspection.scan_path ? inspectionMessages.wayBackWithoutScan : inspectionMessages.wayBack}
      row={inspection}
      remove={useDeleteInspection(sppg)}
      onClose={onClose}
    />
  );
}
