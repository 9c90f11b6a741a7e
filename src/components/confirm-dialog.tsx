import type { ReactNode } from 'react';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  disabled?: boolean;
  /** What was confirmed is being done: a mutation's `isPending`. */
  isBusy?: boolean;
  /** Must close the dialog when it is done. */
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done, and stays open until it is done. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Batal',
  variant = 'primary',
  disabled,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" title={title} description={description} isBusy={isBusy} onClose={onClose}>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant={variant} busy={isBusy} disabled={disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
