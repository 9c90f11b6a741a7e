import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import type { SppgDialogState } from './dialog-state';

const load = async () => (await import('./sppg-dialogs')).SppgDialogs;
const SppgDialogs = lazyDialog(load);

interface SppgDialogHostProps {
  state: SppgDialogState | null;
  onClose: () => void;
}

/** Render it for those who may manage SPPG: fetches the code of the dialogs before the first is opened. */
export function SppgDialogHost({ state, onClose }: SppgDialogHostProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return state && <SppgDialogs state={state} onClose={onClose} />;
}
