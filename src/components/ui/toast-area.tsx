import * as ToastPrimitive from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ShownToast, useToasts } from '@/lib/toasts/toast';

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
              'relative pointer-events-auto rounded-2xl border-2 py-4 pr-14 pl-5 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              variants[message.variant ?? 'info'],
            )}
          >
            <ToastPrimitive.Title className="font-bold">{message.title}</ToastPrimitive.Title>
            {message.description && (
              <ToastPrimitive.Description className="mt-1 wrap-anywhere">
                {message.description}
              </ToastPrimitive.Description>
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
          label="Pemberitahuan ({hotkey})"
          className="no-print fixed top-0 right-0 z-60 m-0 w-full max-w-md list-none p-4 outline-none sm:p-6"
        />
      </ToastPrimitive.Provider>
    </div>
  );
}
