import * as DialogPrimitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCloseRequest } from '@/lib/use-close-request';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** 'alertdialog' for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** What was asked for is being done: the dialog can't be closed before it's known how it went. */
  isBusy?: boolean;
  /** Room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered; closes by its buttons, Escape or Android's Back, traps the focus and
 * gives it back to what opened it.
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
  useCloseRequest(!isBusy, onClose);

  function returnFocus(event: Event) {
    event.preventDefault();
    // What opened it may be gone by now: the login button, the row that was deleted.
    const isGone = !opener?.isConnected || opener === document.body;
    // So may the dialog around it, which has given the focus back already.
    if (isGone && document.activeElement !== document.body) return;
    const rest = [...surroundings, document.querySelector('main')].find((element) => element?.isConnected);
    const target = isGone ? rest : opener;
    // A list or a section takes the focus only so; Tab goes on from there.
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
              // A tap on a message must not close the form behind it, nor may a stray tap lose what was typed.
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
