import type { ReactNode } from 'react';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** The second paragraph of the description. */
  note?: string;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  disabled?: boolean;
  /** Whether the confirmed action is pending. */
  isBusy?: boolean;
  /** Called on confirmation; closes the dialog when the action is done. */
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation, and stays open until the action is done. */
export function ConfirmDialog({
  title,
  description,
  note,
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
    <Dialog
      role="alertdialog"
      title={title}
      description={
        <>
          <span className="block">{description}</span> {note && <span className="mt-3 block">{note}</span>}
        </>
      }
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={isBusy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'note' | 'cancelLabel' | 'disabled'>;

interface DeleteDialogProps<Row> extends Question {
  /** Other things to do, shown above the buttons. */
  children?: ReactNode;
  row: Row;
  /** The mutation that deletes the row. */
  remove: { isPending: boolean; mutate: (row: Row, options: { onSuccess: () => void }) => void };
  /** Called once the row is deleted, and closes the dialog; `onClose` when absent. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a row is deleted. */
export function DeleteDialog<Row>({ row, remove, onDeleted, onClose, ...question }: DeleteDialogProps<Row>) {
  return (
    <ConfirmDialog
      {...question}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(row, { onSuccess: onDeleted ?? onClose })}
      onClose={onClose}
    />
  );
}
