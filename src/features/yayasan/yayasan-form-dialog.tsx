import { useNavigate } from 'react-router-dom';
import { FormDialog } from '@/components/form-dialog';
import { TextField } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { violatedConstraint } from '@/lib/errors/failure';
import { showStored } from '@/lib/forms/show-stored';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { yayasanManagementMessages } from './management.messages';
import { useAddYayasan, useUpdateYayasan } from './mutations';
import { byYayasanColumn, type Yayasan, yayasanColumnList } from './yayasan-columns';
import { type YayasanInput, yayasanSchema } from './yayasan-schema';

interface YayasanFormDialogProps {
  /** The foundation to edit; absent for a new one. */
  yayasan?: Yayasan;
  onClose: () => void;
}

/** Adds or edits a foundation; stays open with everything typed when saving fails. */
export function YayasanFormDialog({ yayasan, onClose }: YayasanFormDialogProps) {
  const draft = `yayasan:${yayasan?.id ?? 'new'}`;
  const add = useAddYayasan(draft);
  const update = useUpdateYayasan(draft);
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: yayasanSchema,
    values: byYayasanColumn(({ key }) => yayasan?.[key] ?? ''),
    draft,
    base: yayasan,
    isBusy: add.isPending || update.isPending,
    onSubmit: save,
  });

  function save(input: YayasanInput) {
    const { base } = form;
    if (!base) return add.mutate(input, { onSuccess: showAdded, onError: showTakenName });
    const changes = form.changes(input);
    update.mutate(
      { base, input, changes },
      {
        onSuccess: (current) => (current ? showStored(form, changes, base, current) : onClose()),
        onError: showTakenName,
      },
    );
  }

  /** Leads to the new foundation alone and opened, wherever the alphabet or a filter would hide it. */
  function showAdded(id: string) {
    onClose();
    // In place of the dialog's entry, so that Back leads to the list as it was.
    void navigate(`${paths.dataYayasan}?yayasan=${id}#daftar`, { replace: true });
  }

  function showTakenName(error: Error) {
    if (violatedConstraint(error.message) === 'yayasan_nama_key')
      form.setError('nama', yayasanManagementMessages.nameTaken);
  }

  return (
    <FormDialog title={yayasan ? 'Edit Yayasan' : 'Tambah Yayasan Baru'} form={form} onClose={onClose}>
      {yayasanColumnList.map(({ key, label, required }) => (
        <TextField key={key} label={label} required={required} autoComplete="off" {...form.field(key)} />
      ))}
    </FormDialog>
  );
}
