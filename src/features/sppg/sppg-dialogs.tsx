import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Sppg, YayasanName } from './api';
import { sppgManagementMessages } from './management.messages';
import { useDeleteSppg } from './mutations';
import { SppgFormDialog } from './sppg-form-dialog';
import type { SppgDialogState } from './use-sppg-dialog';

interface SppgDialogsProps {
  state: SppgDialogState;
  onClose: () => void;
}

export function SppgDialogs({ state, onClose }: SppgDialogsProps) {
  if (state.kind === 'delete') return <DeleteSppgDialog {...state} onClose={onClose} />;
  return (
    <SppgFormDialog
      sppg={state.kind === 'edit' ? state.sppg : undefined}
      yayasan={state.yayasan}
      onSaved={state.kind === 'edit' ? state.onSaved : undefined}
      onClose={onClose}
    />
  );
}

interface DeleteSppgDialogProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onClose: () => void;
}

function DeleteSppgDialog({ sppg, yayasan, onClose }: DeleteSppgDialogProps) {
  const remove = useDeleteSppg();
  return (
    <ConfirmDialog
      {...sppgManagementMessages.deletion(sppg.nama)}
      note={sppgManagementMessages.wayBack}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ sppg, yayasan }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
