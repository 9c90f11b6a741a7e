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
  isBusy: boolean;
  disabled?: boolean;
  /** Tells whether it's done and the dialog may close. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Batal',
  variant = 'primary',
  isBusy,
  disabled,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  async function handleConfirm() {
    if (await onConfirm()) onClose();
  }

  return (
    <Dialog role="alertdialog" title={title} description={description} isBusy={isBusy} onClose={onClose}>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant={variant} busy={isBusy} disabled={disabled} onClick={() => void handleConfirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
