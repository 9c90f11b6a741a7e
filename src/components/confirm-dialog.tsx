import { type ReactNode, useState } from 'react';
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
  /** Tells whether it's done and the dialog may close; never rejects. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done, and stays until it's done. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Batal',
  variant = 'primary',
  disabled,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  // At once, so that a double press is one.
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    const isDone = await onConfirm();
    setIsBusy(false);
    if (isDone) onClose();
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
