import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayer } from '@/lib/layers';

/** Chrome before 114 and Safari before 17 have no popovers: there the drawer depends on React state alone. */
const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Focuses the beginning of the open menu, and scrolls to the link of the page, which may be further down. */
function show(panel: HTMLElement | null) {
  panel?.querySelector<HTMLElement>('a, button')?.focus();
  panel?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * The menu of small screens, a popover: the browser opens it, even before hydration, and closes it on a click beside
 * it and on Escape. Back and widening the window close it, too.
 */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  function follow(willBeOpen: boolean) {
    // Rendered synchronously: everything behind an open drawer is inert and can't take the focus.
    flushSync(() => setIsOpen(willBeOpen));
    const { activeElement, body } = document;
    if (willBeOpen) show(panelRef.current);
    else if (activeElement === body || panelRef.current?.contains(activeElement)) toggleRef.current?.focus();
  }

  function close() {
    if (!isOpen) return;
    if (hasPopover()) panelRef.current?.hidePopover();
    else follow(false);
  }

  useLayer(isOpen, close);
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
