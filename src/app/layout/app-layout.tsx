import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useLocation } from 'react-router-dom';
import { ToastHost } from '@/components/toast-host';
import { LoginHost } from '@/features/auth/login-host';
import { Footer } from './footer';
import { NavigationEffects } from './navigation-effects';
import { RouteError } from './route-error';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';

/** The frame of every page: skip link, sidebar or drawer, top bar, main area, footer. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isOpen, open, close, toggleRef, panelRef } = useDrawer();
  const mainRef = useRef<HTMLElement>(null);
  const [firstPath] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== firstPath) setHasNavigated(true);

  return (
    <>
      <a
        href="#konten"
        inert={isOpen}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-saffron-400 px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Langsung ke konten
      </a>
      <Sidebar isOpen={isOpen} onClose={close} panelRef={panelRef} />
      <div inert={isOpen} className="flex min-h-dvh flex-col lg:pl-(--sidebar-width)">
        <TopBar isMenuOpen={isOpen} onOpenMenu={open} toggleRef={toggleRef} />
        <main id="konten" ref={mainRef} tabIndex={-1} className="flex-1">
          <ErrorBoundary Fallback={RouteError} resetKey={pathname}>
            <Suspense>
              <div key={pathname} className={hasNavigated ? 'animate-enter' : undefined}>
                {children}
              </div>
              <NavigationEffects mainRef={mainRef} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      <LoginHost />
      <ToastHost />
    </>
  );
}
