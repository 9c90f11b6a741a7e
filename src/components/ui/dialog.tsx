import * as DialogPrimitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLayer } from '@/lib/layers';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** The ARIA role: 'alertdialog' for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Whether an action is pending, during which the dialog can't be closed. */
  isBusy?: boolean;
  /** Whether the dialog is wide enough for two columns. */
  wide?: boolean;
  /** Buttons below the content, always in view, also above a phone's keyboard (see index.html). */
  footer?: ReactNode;
  children?: ReactNode;
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
  footer,
  children,
}: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const [surroundings] = useState(() => [opener?.closest('ul'), opener?.closest('section')]);
  useLayer(true, onClose, isBusy);

  function returnFocus(event: Event) {
    event.preventDefault();
    // Another dialog may have opened as this one closed, and then has the focus.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
    // What opened the dialog may be gone, such as the login button or a deleted row.
    const isGone = !opener?.isConnected || opener === document.body;
    // The dialog around the opener may be gone, too, and has then already returned the focus.
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
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-ink/60">
          {/* The dialog stays below a toast. The pseudo-element keeps dialogs that have room for both in the middle of the screen. */}
          <div className="absolute inset-x-0 top-(--toast-room) bottom-0 @container-size flex flex-col sm:p-6 sm:after:shrink-9999 sm:after:basis-(--toast-room)">
            <DialogPrimitive.Content
              role={role}
              {...(!description && { 'aria-describedby': undefined })}
              onCloseAutoFocus={returnFocus}
              onPointerDownOutside={(event) => {
                // A click on a toast must not close the form behind it, and a stray click must not lose what was typed.
                event.preventDefault();
              }}
              className={clsx(
                'relative mx-auto mt-auto flex min-h-0 w-full flex-col overflow-hidden rounded-t-3xl border border-paper-line bg-paper sm:my-auto sm:rounded-3xl',
                wide ? 'sm:max-w-4xl' : 'sm:max-w-xl',
              )}
            >
              <div
                className={clsx(
                  'scroll-pt-6 overflow-y-auto [@container(height>=30rem)]:scroll-pt-16 px-6 sm:px-8',
                  footer ? 'pb-3' : 'pb-6 sm:pb-8',
                )}
              >
                <DialogPrimitive.Title className="top-0 z-1 -mx-6 bg-paper pt-6 pr-16 pb-3 pl-6 text-2xl sm:-mx-8 sm:pt-8 sm:pl-8 [@container(height>=30rem)]:sticky">
                  {title}
                </DialogPrimitive.Title>
                {description && (
                  <DialogPrimitive.Description className="wrap-anywhere text-ink-soft">
                    {description}
                  </DialogPrimitive.Description>
                )}
                {children && <div className={description ? 'pt-6' : 'pt-3'}>{children}</div>}
              </div>
              {footer && (
                <div className="relative flex flex-wrap justify-end gap-3 px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-[0_-0.75rem_0.75rem] shadow-paper sm:px-8 sm:pb-6">
                  {footer}
                </div>
              )}
              <DialogPrimitive.Close
                aria-label="Tutup"
                disabled={isBusy}
                className="absolute top-5 right-5 z-1 grid size-10 place-items-center rounded-full bg-paper hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-60"
              >
                <X aria-hidden="true" className="size-5" />
              </DialogPrimitive.Close>
            </DialogPrimitive.Content>
          </div>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
