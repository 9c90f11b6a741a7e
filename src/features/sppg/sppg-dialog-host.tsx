import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import type { SppgDialogState } from './dialog-state';

const SppgDialogs = lazy(async () => ({ default: (await import('./sppg-dialogs')).SppgDialogs }));

interface SppgDialogHostProps {
  state: SppgDialogState | null;
  onClose: () => void;
}

/** Render it for those who may manage SPPG: fetches the code of the dialogs before the first is opened. */
export function SppgDialogHost(props: SppgDialogHostProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <SppgDialogs {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
