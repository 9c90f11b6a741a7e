import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCloseRequest } from '@/lib/use-close-request';

/** The menu of small screens: open or closed. Back and widening the window close it; `close` gives the focus back. */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  function open() {
    flushSync(() => setIsOpen(true));
    panelRef.current?.querySelector<HTMLElement>('a, button')?.focus();
  }

  function close() {
    if (!isOpen) return;
    // The toggle can only take the focus once the page behind the drawer is no longer inert.
    flushSync(() => setIsOpen(false));
    toggleRef.current?.focus();
  }

  useCloseRequest(isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const closeNow = () => setIsOpen(false);
    const wide = matchMedia('(width >= 64rem)');
    wide.addEventListener('change', closeNow);
    addEventListener('popstate', closeNow);
    document.body.style.overflow = 'hidden';
    return () => {
      wide.removeEventListener('change', closeNow);
      removeEventListener('popstate', closeNow);
      document.body.style.overflow = '';
    };
  }, [isOpen]);

  return { isOpen, open, close, toggleRef, panelRef };
}
