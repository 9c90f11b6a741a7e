import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { TextField } from '@/components/ui/field';
import { useRowForm } from '@/lib/forms/use-row-form';
import { schoolMessages } from './messages';
import { useDeleteSchool, useSaveSchool } from './mutations';
import { bySchoolColumn, type School, schoolColumns } from './school-columns';
import { schoolSchema } from './school-schema';

export type SchoolDialogState = { kind: 'add'; sppgId: string } | { kind: 'edit' | 'delete'; school: School };

interface SchoolDialogsProps {
  state: SchoolDialogState;
  onClose: () => void;
}

export function SchoolDialogs({ state, onClose }: SchoolDialogsProps) {
  if (state.kind === 'add') return <SchoolFormDialog sppgId={state.sppgId} onClose={onClose} />;
  const { kind, school } = state;
  if (kind === 'delete') return <DeleteSchoolDialog school={school} onClose={onClose} />;
  return <SchoolFormDialog sppgId={school.sppg_id} school={school} onClose={onClose} />;
}

interface SchoolFormDialogProps {
  /** The id of the kitchen. */
  sppgId: string;
  /** The school to edit; absent for a new one. */
  school?: School;
  onClose: () => void;
}

/** Adds or edits a school; stays open with everything typed when saving fails. */
function SchoolFormDialog({ sppgId, school, onClose }: SchoolFormDialogProps) {
  const form = useRowForm({
    schema: schoolSchema,
    values: bySchoolColumn(({ key }) => school?.[key] ?? ''),
    draft: school ? `school:${school.id}` : `school:new:${sppgId}`,
    row: school,
    save: useSaveSchool(sppgId),
    unique: { constraint: 'sppg_sekolah_nama_key', field: 'nama' },
    onSaved: onClose,
  });
  return (
    <FormDialog title={school ? 'Edit Sekolah' : 'Tambah Sekolah'} form={form} onClose={onClose}>
      {schoolColumns.map(({ key, label, hint }) => (
        <TextField
          key={key}
          label={label}
          required={key === 'nama'}
          hint={hint}
          inputMode={key === 'npsn' ? 'numeric' : undefined}
          autoComplete="off"
          {...form.field(key)}
        />
      ))}
    </FormDialog>
  );
}

function DeleteSchoolDialog({ school, onClose }: { school: School; onClose: () => void }) {
  return (
    <DeleteDialog
      {...schoolMessages.deletion(school.nama)}
      note={schoolMessages.wayBack}
      row={school}
      remove={useDeleteSchool()}
      onClose={onClose}
    />
  );
}
