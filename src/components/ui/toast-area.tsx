import * as ToastPrimitive from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type ShownToast, useToasts } from '@/lib/toasts/toast';
import { Button } from './button';

const variants = {
  info: 'border-paper-line bg-white text-ink',
  success: 'border-brand-600 bg-brand-50 text-ink',
  destructive: 'border-danger-600 bg-danger-50 text-danger-700',
} as const;

/**
 * One message at a time. It pauses on hover and focus; Escape, its button or a swipe of 50 px closes it, F8 focuses it.
 */
export function ToastArea({ message }: { message: ShownToast | null }) {
  const { dismiss } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  useToastRoom(viewport, message);
  return (
    // Modal dialogs hide everything else from screen readers, except elements with an aria-live attribute.
    <div aria-live="off">
      <ToastPrimitive.Provider label="Pemberitahuan" swipeThreshold={50} duration={5000}>
        {message && (
          <ToastPrimitive.Root
            key={message.id}
            type="foreground"
            duration={message.duration}
            onOpenChange={(isOpen) => !isOpen && dismiss(message.id)}
            className={clsx(
              // Radix lets a dialog that is opened after a message take its clicks and swipes.
              'relative pointer-events-auto! rounded-2xl border-2 px-4 py-3 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              variants[message.variant ?? 'info'],
            )}
          >
            <ToastPrimitive.Title className="pr-9 font-bold">{message.title}</ToastPrimitive.Title>
            {message.description && (
              <ToastPrimitive.Description className="mt-1 wrap-anywhere">
                {message.description}
              </ToastPrimitive.Description>
            )}
            {message.action && (
              <ToastPrimitive.Action asChild altText={message.action.label}>
                <Button variant="outline" size="sm" className="mt-3" onClick={message.action.run}>
                  {message.action.label}
                </Button>
              </ToastPrimitive.Action>
            )}
            <ToastPrimitive.Close
              aria-label="Tutup pemberitahuan"
              className="absolute top-2 right-2 grid size-10 place-items-center rounded-full hover:bg-ink/10"
            >
              <X aria-hidden="true" className="size-5" />
            </ToastPrimitive.Close>
          </ToastPrimitive.Root>
        )}
        <ToastPrimitive.Viewport
          ref={viewport}
          label="Pemberitahuan ({hotkey})"
          className="no-print fixed top-(--toast-top) right-0 z-60 m-0 w-full max-w-md list-none p-3 outline-none sm:p-6 sm:pb-0"
        />
      </ToastPrimitive.Provider>
    </div>
  );
}

/**
 * Tells the styles of dialogs and pages how much of the top of the screen a toast covers, and scrolls the field that
 * has the focus out of there.
 */
function useToastRoom(viewport: RefObject<HTMLElement | null>, message: ShownToast | null) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const field = document.activeElement;
    const isInView =
      field && field.getBoundingClientRect().bottom > 0 && field.getBoundingClientRect().top < innerHeight;
    function makeRoom() {
      const height = viewport.current?.offsetHeight ?? 0;
      root.style.setProperty('--toast-room', message ? `calc(var(--toast-top) + ${height}px)` : '0px');
    }
    makeRoom();
    if (message && isInView && field.matches('input, textarea, select'))
      field.scrollIntoView({ block: 'nearest' });
    addEventListener('resize', makeRoom);
    return () => removeEventListener('resize', makeRoom);
  }, [viewport, message]);
}
