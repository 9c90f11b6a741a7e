import { DeleteYayasanDialog } from './delete-yayasan-dialog';
import type { Yayasan } from './yayasan-columns';
import { YayasanFormDialog } from './yayasan-form-dialog';

export type YayasanDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; yayasan: Yayasan };

interface YayasanDialogsProps {
  state: YayasanDialogState;
  onClose: () => void;
}

export function YayasanDialogs({ state, onClose }: YayasanDialogsProps) {
  if (state.kind === 'add') return <YayasanFormDialog onClose={onClose} />;
  const Dialog = state.kind === 'edit' ? YayasanFormDialog : DeleteYayasanDialog;
  return <Dialog yayasan={state.yayasan} onClose={onClose} />;
}
