import type { ReactNode } from 'react';
import { ToastHost } from '@/components/toast-host';
import { LoginHost } from '@/features/auth/login-host';
import { Footer } from './footer';
import { NavigationProgress } from './navigation-progress';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';

/** The frame of every page: skip link, sidebar or drawer, top bar, footer. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { isOpen, open, close, toggleRef, panelRef } = useDrawer();

  return (
    <>
      <NavigationProgress />
      <a
        href="#konten"
        inert={isOpen}
        className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-saffron-400 px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Langsung ke konten
      </a>
      <Sidebar isOpen={isOpen} onClose={close} panelRef={panelRef} />
      <div inert={isOpen} className="flex min-h-dvh flex-col lg:pl-(--sidebar-width)">
        <TopBar isMenuOpen={isOpen} onOpenMenu={open} toggleRef={toggleRef} />
        {children}
        <Footer />
      </div>
      <LoginHost />
      <ToastHost />
    </>
  );
}
