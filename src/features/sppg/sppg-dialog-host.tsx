import { lazy } from 'react';
import { LatePart } from '@/components/late-part';
import type { SppgDialogState } from './dialog-state';

const SppgDialogs = lazy(async () => ({ default: (await import('./sppg-dialogs')).SppgDialogs }));

interface SppgDialogHostProps {
  state: SppgDialogState | null;
  onClose: () => void;
}

/** Render it for those who may manage SPPG: fetches the code of the dialogs before the first is opened. */
export function SppgDialogHost(props: SppgDialogHostProps) {
  return (
    <LatePart>
      <SppgDialogs {...props} />
    </LatePart>
  );
}
