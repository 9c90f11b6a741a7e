import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Chrome before 114 and Safari before 17 have no popovers: there the drawer opens by its state alone. */
const hasPopover = () => 'popover' in HTMLElement.prototype;

/**
 * The menu of small screens, a popover: the browser itself opens it, also before the page is hydrated, and closes it by a
 * tap beside it, by Escape and by Android's Back. So do going back and widening the window.
 */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  function follow(willBeOpen: boolean) {
    // What is behind the drawer takes no focus while that is open.
    flushSync(() => setIsOpen(willBeOpen));
    const { activeElement, body } = document;
    if (willBeOpen) panelRef.current?.querySelector<HTMLElement>('a, button')?.focus();
    else if (activeElement === body || panelRef.current?.contains(activeElement)) toggleRef.current?.focus();
  }

  function close() {
    if (!isOpen) return;
    if (hasPopover()) panelRef.current?.hidePopover();
    else follow(false);
  }

  const closeNow = useEffectEvent(close);

  // It may have been opened before hydration.
  useEffect(() => {
    if (hasPopover() && panelRef.current?.matches(':popover-open')) setIsOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    matchMedia('(width >= 64rem)').addEventListener('change', () => closeNow(), { signal });
    addEventListener('popstate', () => closeNow(), { signal });
    document.body.style.overflow = 'hidden';
    return () => {
      listening.abort();
      document.body.style.overflow = '';
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    toggleProps: {
      ref: toggleRef,
      popoverTarget: 'sidebar',
      'aria-expanded': isOpen,
      onClick: () => !hasPopover() && follow(true),
    },
    panelProps: {
      ref: panelRef,
      id: 'sidebar',
      popover: 'auto' as const,
      'data-open': isOpen || undefined,
      onToggle: ({ newState }: ToggleEvent) => follow(newState === 'open'),
    },
  };
}

export type Drawer = ReturnType<typeof useDrawer>;
