import { ScrollRestoration } from 'react-router-dom';
import { ToastHost } from '@/components/toast-host';
import { pageKey } from '@/lib/layers';
import { LoginHost } from '@/features/auth/login-host';
import { Footer } from './footer';
import { MainArea } from './main-area';
import { NavigationProgress } from './navigation-progress';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useConnectionNotice } from '@/app/connection-notice';
import { useDrawer } from './use-drawer';
import { usePrefetchedLinks } from './use-prefetched-links';

/** The layout of every page: skip link, sidebar or drawer, top bar, footer. */
export function AppLayout() {
  const drawer = useDrawer();
  usePrefetchedLinks();
  useConnectionNotice();

  return (
    <>
      <ScrollRestoration getKey={pageKey} />
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
