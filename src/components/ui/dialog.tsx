import * as DialogPrimitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLayer } from '@/lib/layers';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** 'alertdialog' for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** While the action is pending, the dialog can't be closed. */
  isBusy?: boolean;
  /** Wide enough for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. It closes by its buttons, Escape or Back, traps the focus, and
 * returns it to what opened the dialog.
 */
export function Dialog({
  title,
  description,
  onClose,
  role = 'dialog',
  isBusy = false,
  wide = false,
  children,
}: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const [surroundings] = useState(() => [opener?.closest('ul'), opener?.closest('section')]);
  useLayer(true, onClose, isBusy);

  function returnFocus(event: Event) {
    event.preventDefault();
    // What opened the dialog may be gone, such as the login button or a deleted row.
    const isGone = !opener?.isConnected || opener === document.body;
    // So may the dialog around it, which has then already returned the focus.
    if (isGone && document.activeElement !== document.body) return;
    const rest = [...surroundings, document.querySelector('main')].find((element) => element?.isConnected);
    const target = isGone ? rest : opener;
    // Lists and sections need a tabindex to take the focus; Tab continues from there.
    if (isGone) target?.setAttribute('tabindex', '-1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 grid items-end overflow-y-auto bg-ink/60 sm:place-items-center sm:p-6">
          <DialogPrimitive.Content
            role={role}
            {...(!description && { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={(event) => {
              // A click on a toast must not close the form behind it, and a stray click must not lose what was typed.
              event.preventDefault();
            }}
            className={clsx(
              'relative w-full rounded-t-3xl border border-paper-line bg-paper p-6 sm:rounded-3xl sm:p-8',
              wide ? 'sm:max-w-4xl' : 'sm:max-w-xl',
            )}
          >
            <DialogPrimitive.Title className="pr-10 text-2xl">{title}</DialogPrimitive.Title>
            {description && (
              <DialogPrimitive.Description className="mt-3 wrap-anywhere text-ink-soft">
                {description}
              </DialogPrimitive.Description>
            )}
            <div className="mt-6">{children}</div>
            <DialogPrimitive.Close
              aria-label="Tutup"
              disabled={isBusy}
              className="absolute top-5 right-5 grid size-10 place-items-center rounded-full hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-60"
            >
              <X aria-hidden="true" className="size-5" />
            </DialogPrimitive.Close>
          </DialogPrimitive.Content>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
