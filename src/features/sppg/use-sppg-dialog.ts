import { useCallback, useState } from 'react';
import { type ToastMessage, toast } from '@/lib/toast';
import type { SppgDialogState } from './dialog-state';
import { isPlaceholderSppg } from './placeholder-sppg';

/**
 * Which SPPG dialog of a page is open.
 * @param placeholderNotice - what to say instead of deleting an entry that only illustrates; must not change
 */
export function useSppgDialog(placeholderNotice: ToastMessage) {
  const [dialog, setDialog] = useState<SppgDialogState | null>(null);

  const openDialog = useCallback(
    (next: SppgDialogState) => {
      if (next.kind === 'delete' && isPlaceholderSppg(next.sppg)) toast(placeholderNotice);
      else setDialog(next);
    },
    [placeholderNotice],
  );
  const closeDialog = useCallback(() => setDialog(null), []);

  return { dialog, openDialog, closeDialog };
}
