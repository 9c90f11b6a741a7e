import { ChevronsLeft, ChevronsRight, Settings, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/app/routes';
import { Logo } from '@/components/logo';
import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { AccountPanel } from '@/features/people/auth/account-panel';
import { useSession } from '@/features/people/auth/session';
import { SidebarLink } from './sidebar-link';
import { storeSidebar } from './stored-sidebar';
import type { Drawer } from './use-drawer';

const listeners = new Set<() => void>();

const isCollapsed = () => document.documentElement.dataset.sidebar === 'collapsed';

/** Collapses the wide-screen sidebar to icons or expands it, and remembers that. */
function toggleSidebar() {
  const willCollapse = !isCollapsed();
  if (willCollapse) document.documentElement.dataset.sidebar = 'collapsed';
  else delete document.documentElement.dataset.sidebar;
  for (const listener of listeners) listener();
  storeSidebar(willCollapse);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the wide-screen sidebar is collapsed to icons. */
function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}

// A chunk of its own, with the query for the user's rights: visitors download neither.
const AdminLinks = lazyPart(async () => (await import('./admin-links')).AdminLinks);

const links = routes.flatMap(({ path, handle }) =>
  path && handle?.menu ? [{ to: path, ...handle.menu }] : [],
);

const list = 'space-y-1 lg:space-y-0.5 low:space-y-0';

/** The main menu: beside the page on large screens, a drawer on small ones. */
export function Sidebar({ drawer }: { drawer: Drawer }) {
  const { isOpen, close, panelProps } = drawer;
  const { user } = useSession();
  const isCollapsed = useSidebarCollapsed();

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role changes; Escape closes the drawer */}
      <div
        {...panelProps}
        aria-label="Menu utama"
        role={isOpen ? 'dialog' : 'complementary'}
        aria-modal={isOpen || undefined}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        // Visible as soon as it opens, since hidden elements can't take the focus.
        className="peer no-print fixed inset-y-0 left-0 z-40 flex h-full w-72 max-w-[85vw] flex-col overflow-y-auto bg-brand-900 text-white transition-[width,translate,visibility] duration-200 motion-reduce:transition-none max-lg:invisible max-lg:-translate-x-full lg:w-(--sidebar-width) lg:max-w-none drawer-open:visible drawer-open:translate-x-0 drawer-open:transition-[width,translate]"
      >
        <div className="flex h-20 shrink-0 items-center justify-between gap-2 px-5 low:h-14">
          <Link to={paths.home} onClick={close} className="flex items-center gap-3 font-extrabold">
            <Logo className="size-10 shrink-0" />
            <span className="text-lg leading-tight collapsed:sr-only">{site.name}</span>
          </Link>
          <button
            type="button"
            popoverTarget="sidebar"
            popoverTargetAction="hide"
            onClick={close}
            className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-white/10 lg:hidden"
          >
            <X aria-hidden="true" />
            <span className="sr-only">Tutup menu</span>
          </button>
        </div>

        <nav aria-label="Halaman" className="flex-1 px-3 py-2 low:py-1 tall:overflow-y-auto">
          {user && <AdminLinks onFollow={close} />}
          <ul className={`${list} peer-data-desk:hidden`}>
            {links.map((link) => (
              <SidebarLink key={link.to} {...link} onFollow={close} />
            ))}
          </ul>
          {user && (
            <ul className={list}>
              <SidebarLink
                to={paths.adminSettings}
                label="Pengaturan Akun"
                Icon={Settings}
                onFollow={close}
              />
            </ul>
          )}
        </nav>

        <div className="border-t border-white/15 px-3 py-2 low:py-1">
          <AccountPanel onLeave={close} />
          <button
            type="button"
            onClick={toggleSidebar}
            aria-expanded={!isCollapsed}
            aria-controls="sidebar"
            className="mt-1 flex min-h-10 w-full low:mt-0 low:min-h-9 items-center gap-3 rounded-xl px-4 text-sm text-brand-100 hover:bg-white/10 max-lg:hidden collapsed:justify-center collapsed:px-0"
          >
            {isCollapsed ? (
              <ChevronsRight aria-hidden="true" className="size-5 shrink-0" />
            ) : (
              <ChevronsLeft aria-hidden="true" className="size-5 shrink-0" />
            )}
            <span className="icon-label">{isCollapsed ? 'Bentangkan menu' : 'Ciutkan menu'}</span>
          </button>
        </div>
      </div>
      <div
        aria-hidden="true"
        onClick={close}
        className="pointer-events-none fixed inset-0 z-35 bg-ink/60 opacity-0 transition-opacity lg:hidden peer-drawer-open:pointer-events-auto peer-drawer-open:opacity-100"
      />
    </>
  );
}
