import { DeleteSppgDialog } from './delete-sppg-dialog';
import type { SppgDialogState } from './dialog-state';
import { SppgFormDialog } from './sppg-form-dialog';

interface SppgDialogsProps {
  state: SppgDialogState;
  onClose: () => void;
}

/** The dialogs of those who may manage SPPG; a chunk of its own that visitors never download. */
export function SppgDialogs({ state, onClose }: SppgDialogsProps) {
  if (state.kind === 'delete') return <DeleteSppgDialog {...state} onClose={onClose} />;
  return (
    <SppgFormDialog
      sppg={state.kind === 'edit' ? state.sppg : undefined}
      yayasan={state.yayasan}
      onClose={onClose}
    />
  );
}
