import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import type { SppgDialogState } from './use-sppg-dialog';

const load = async () => (await import('./sppg-dialogs')).SppgDialogs;
const SppgDialogs = lazyDialog(load);

interface SppgDialogHostProps {
  state: SppgDialogState | null;
  onClose: () => void;
}

/** For those who may manage SPPG: prefetches the chunk of the dialogs, which visitors never download. */
export function SppgDialogHost({ state, onClose }: SppgDialogHostProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return state && <SppgDialogs state={state} onClose={onClose} />;
}
