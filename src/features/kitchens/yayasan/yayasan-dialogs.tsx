import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { EmailField } from '@/components/ui/email-field';
import { TextField } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { errorMessage } from '@/lib/errors/error-message';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatNumber } from '@/lib/text/format';
import { useNewestYayasanList, useYayasanEmail, type YayasanWithEmail } from './admin-api';
import { yayasanManagementMessages } from './management.messages';
import { useDeleteYayasan, useSaveYayasan } from './mutations';
import { byYayasanColumn, type Yayasan, yayasanColumnList } from './yayasan-columns';
import { yayasanFormSchema } from './yayasan-schema';

export type YayasanDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; yayasan: Yayasan };

interface YayasanDialogsProps {
  state: YayasanDialogState;
  onClose: () => void;
}

export function YayasanDialogs({ state, onClose }: YayasanDialogsProps) {
  if (state.kind === 'add') return <YayasanFormDialog onClose={onClose} />;
  const StateDialog = state.kind === 'edit' ? EditYayasanDialog : DeleteYayasanDialog;
  return <StateDialog yayasan={state.yayasan} onClose={onClose} />;
}

/** Opens when the foundation's address is known, which visitors do not read, or can't be; the rest is edited without it. */
function EditYayasanDialog({ yayasan, onClose }: { yayasan: Yayasan; onClose: () => void }) {
  const { data, isPending, error } = useYayasanEmail(yayasan.id);
  if (isPending) return null;
  const email = data?.email ?? null;
  return <YayasanFormDialog yayasan={{ ...yayasan, email }} emailFailure={error} onClose={onClose} />;
}

interface YayasanFormDialogProps {
  /** The foundation to edit; absent for a new one. */
  yayasan?: YayasanWithEmail;
  /** Why the foundation's address could not be loaded. */
  emailFailure?: Error | null;
  onClose: () => void;
}

/** Adds or edits a foundation; stays open with everything typed when saving fails. */
function YayasanFormDialog({ yayasan, emailFailure, onClose }: YayasanFormDialogProps) {
  const navigate = useNavigate();
  const form = useRowForm({
    schema: yayasanFormSchema,
    values: { ...byYayasanColumn(({ key }) => yayasan?.[key] ?? ''), email: yayasan?.email ?? '' },
    draft: `yayasan:${yayasan?.id ?? 'new'}`,
    row: yayasan,
    save: useSaveYayasan(),
    unique: {
      constraint: 'yayasan_nama_key',
      field: 'nama',
    },
    onSaved({ id, base }) {
      onClose();
      // Leads to a new foundation alone and opened, wherever the alphabet or a filter would hide it; in place of the
      // dialog's entry, so that Back leads to the list as it was.
      if (!base) void navigate(`${paths.dataYayasan}?yayasan=${id}#daftar`, { replace: true });
    },
  });
  return (
    <FormDialog title={yayasan ? 'Edit Yayasan' : 'Tambah Yayasan Baru'} form={form} onClose={onClose}>
      {yayasanColumnList.map(({ key, label, required }) => (
        <TextField key={key} label={label} required={required} autoComplete="off" {...form.field(key)} />
      ))}
      {emailFailure ? (
        <p role="alert">Email yayasan gagal dimuat. {errorMessage(emailFailure)}</p>
      ) : (
        <EmailField
          label="Email"
          autoComplete="off"
          hint="Untuk pengingat sebelum sertifikat dapurnya habis. Hanya admin yang melihatnya."
          {...form.field('email')}
        />
      )}
    </FormDialog>
  );
}

/** Asks before it deletes a foundation; says instead that it can't be deleted while it has SPPG. */
function DeleteYayasanDialog({ yayasan, onClose }: { yayasan: Yayasan; onClose: () => void }) {
  const { data: list = [] } = useNewestYayasanList();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const count = list.find(({ id }) => id === yayasan.id)?.sppg.length ?? 0;

  function leave() {
    onClose();
    // The list of this foundation alone would be empty.
    if (params.get('yayasan') === yayasan.id) void navigate(paths.dataYayasan, { replace: true });
  }

  const question =
    count > 0
      ? { ...yayasanManagementMessages.stillOwnsSppg(formatNumber(count)), cancelLabel: 'Mengerti' }
      : { ...yayasanManagementMessages.deletion(yayasan.nama), note: yayasanManagementMessages.wayBack };
  return (
    <DeleteDialog
      {...question}
      row={yayasan}
      remove={useDeleteYayasan()}
      disabled={count > 0}
      onDeleted={leave}
      onClose={onClose}
    />
  );
}
