import { useCallback, useState } from 'react';
import { lazyDialog, lazyPart } from '@/components/lazy';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import { isPlaceholderSppg } from '@/features/kitchens/sppg/network/placeholder-sppg';
import { useToast } from '@/lib/toasts/toast';
import type { ToastMessage } from '@/lib/toasts/toast-message';

// In a chunk of its own, which visitors never download.
export const SppgActions = lazyPart(
  async () => (await import('@/features/kitchens/sppg/list/sppg-action-buttons')).SppgActionButtons,
);

export type SppgDialogState =
  | { kind: 'add'; yayasan?: YayasanName }
  | { kind: 'edit'; sppg: Sppg; yayasan: YayasanName; onSaved?: (code: string) => void }
  | { kind: 'delete'; sppg: Sppg; yayasan: YayasanName }
  /** Closing for good, or correcting that, and opening again what was closed by mistake. */
  | { kind: 'close' | 'reopen'; sppg: Sppg };

/**
 * The open SPPG dialog of a page.
 * @param placeholderNotice - the toast shown instead of deleting a placeholder; must be the same on every render
 */
export function useSppgDialog(placeholderNotice: ToastMessage) {
  const toast = useToast();
  const [dialog, setDialog] = useState<SppgDialogState | null>(null);

  const openDialog = useCallback(
    (next: SppgDialogState) => {
      if (next.kind === 'delete' && isPlaceholderSppg(next.sppg)) toast(placeholderNotice);
      else setDialog(next);
    },
    [placeholderNotice, toast],
  );
  const closeDialog = useCallback(() => setDialog(null), []);

  return { dialog, openDialog, closeDialog };
}

export const LazySppgDialogs = lazyDialog(async () => (await import('./sppg-dialogs')).SppgDialogs);
