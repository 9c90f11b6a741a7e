import { useEffect } from 'react';
import { latePart } from '@/components/late-part';
import type { SppgDialogState } from './dialog-state';

const load = async () => (await import('./sppg-dialogs')).SppgDialogs;
const SppgDialogs = latePart(load);

interface SppgDialogHostProps {
  state: SppgDialogState | null;
  onClose: () => void;
}

/** Render it for those who may manage SPPG: fetches the code of the dialogs before the first is opened. */
export function SppgDialogHost({ state, onClose }: SppgDialogHostProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return state && <SppgDialogs state={state} onClose={onClose} onMissing={onClose} />;
}
