import { useCallback, useState } from 'react';
import { type ToastMessage, useToast } from '@/lib/toasts/toast';
import type { Sppg, YayasanName } from './api';
import { isPlaceholderSppg } from './placeholder-sppg';

/** Which SPPG dialog is open, and for what. */
export type SppgDialogState =
  | { kind: 'add'; yayasan?: YayasanName }
  | { kind: 'edit'; sppg: Sppg; yayasan: YayasanName }
  | { kind: 'delete'; sppg: Sppg; yayasan: YayasanName };

/**
 * Which SPPG dialog of a page is open.
 * @param placeholderNotice - shown instead of the dialog that would delete a placeholder; must not change
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
