import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useConnectionNotice } from '@/app/connection-notice';
import { lazyPart } from '@/components/lazy';
import { Logo } from '@/components/logo';
import { ToastHost } from '@/components/toast-host';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { LoginHost } from '@/features/people/auth/login-host';
import { useSession } from '@/features/people/auth/session';
import { LinkedFold } from '@/lib/url/linked-scroll';
import { Footer } from './footer';
import { Sidebar } from './sidebar';
import { type Drawer, useDrawer } from './use-drawer';
import { usePrefetchedLinks } from './use-prefetched-links';

/** A progress line at the top while a navigation is pending; a fast one does not show it. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <progress
      aria-label="Memuat halaman"
      className="no-print animate-progress pointer-events-none fixed inset-x-0 top-0 z-50 block h-1.5 w-full appearance-none border-b-2 border-brand-900 bg-saffron-400 [&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent"
    />
  );
}

/** The page of the current route, which is animated and gets the focus after a navigation. */
function MainArea() {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const lastPath = useRef<string>(undefined);
  const [firstPath] = useState(pathname);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== firstPath) setHasNavigated(true);

  useEffect(() => {
    // The focus moves to the page, so that screen readers announce it and the keyboard continues in it; not on the
    // first page of a visit, nor where the page itself has focused what a link points to.
    const main = mainRef.current;
    if (lastPath.current !== undefined && lastPath.current !== pathname && !main?.matches(':focus-within'))
      main?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);

  return (
    <main id="konten" ref={mainRef} tabIndex={-1} className="flex-1">
      <div key={pathname} className={hasNavigated ? 'animate-enter' : undefined}>
        <Outlet />
      </div>
    </main>
  );
}

const SummaryLink = lazyPart(async () => (await import('./admin-links')).SummaryLink);

/** Small screens only: the logo, the way to Ringkasan for who may open it, and the menu button. */
function TopBar({ drawer }: { drawer: Drawer }) {
  const { user } = useSession();
  return (
    <header className="no-print sticky top-0 z-30 flex h-(--top-bar-height) items-center justify-between border-b border-paper-line bg-paper px-5 sm:px-8 lg:hidden">
      <Link to={paths.home} className="flex items-center gap-3 text-lg font-extrabold">
        <Logo className="size-9" />
        {site.name}
      </Link>
      {user && <SummaryLink />}
      <button
        {...drawer.toggleProps}
        type="button"
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-paper-deep"
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Buka menu</span>
      </button>
    </header>
  );
}

/** The layout of every page: skip link, sidebar or drawer, top bar, footer. */
export function AppLayout() {
  const drawer = useDrawer();
  usePrefetchedLinks(drawer.isOpen);
  useConnectionNotice();

  return (
    <>
      <LinkedFold />
      <ScrollRestoration />
      <NavigationProgress />
      <a
        href="#konten"
        inert={drawer.isOpen}
        className="no-print fixed top-2 left-2 z-50 -translate-y-[150%] rounded-full bg-saffron-400 px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Langsung ke konten
      </a>
      <Sidebar drawer={drawer} />
      <div inert={drawer.isOpen} className="flex min-h-dvh flex-col lg:pl-(--sidebar-width)">
        <TopBar drawer={drawer} />
        <MainArea />
        <Footer />
      </div>
      <LoginHost />
      <ToastHost />
    </>
  );
}
