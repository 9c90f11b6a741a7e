import { clsx } from 'clsx';
import {
  Building2,
  ChevronsLeft,
  ChevronsRight,
  Handshake,
  House,
  Info,
  type LucideIcon,
  MessageCircle,
  Network,
  Settings,
  Soup,
  X,
} from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { latePart } from '@/components/late-part';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { AccountPanel } from '@/features/auth/account-panel';
import { useSession } from '@/features/auth/session';
import { SidebarLink } from './sidebar-link';
import { toggleSidebar, useSidebarCollapsed } from './sidebar-state';

// With the code that asks what the user may do: visitors download neither.
const AdminLinks = latePart(async () => (await import('./admin-links')).AdminLinks);

const links: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.home, label: 'Beranda', Icon: House },
  { to: paths.tentang, label: 'Tentang Kami', Icon: Info },
  { to: paths.strukturOrganisasi, label: 'Struktur Organisasi', Icon: Network },
  { to: paths.program, label: 'Program MBG & SPPG', Icon: Soup },
  { to: paths.kemitraan, label: 'Kemitraan Strategis', Icon: Handshake },
  { to: paths.dataYayasan, label: 'Data Yayasan', Icon: Building2 },
  { to: paths.kontak, label: 'Kontak', Icon: MessageCircle },
];

interface SidebarProps {
  /** Whether the drawer of small screens is open. */
  isOpen: boolean;
  onClose: () => void;
  panelRef: Ref<HTMLDivElement>;
}

/** The main menu: beside the page on large screens, a drawer over it on small ones. */
export function Sidebar({ isOpen, onClose, panelRef }: SidebarProps) {
  const { user } = useSession();
  const isCollapsed = useSidebarCollapsed();

  return (
    <>
      <div
        aria-hidden="true"
        onClick={onClose}
        className={clsx(
          'fixed inset-0 z-40 bg-ink/60 transition-opacity lg:hidden',
          !isOpen && 'pointer-events-none opacity-0',
        )}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role changes; Escape closes the drawer */}
      <div
        id="sidebar"
        ref={panelRef}
        aria-label="Menu utama"
        role={isOpen ? 'dialog' : 'complementary'}
        aria-modal={isOpen || undefined}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className={clsx(
          'no-print fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-brand-900 text-white duration-200 motion-reduce:transition-none lg:w-(--sidebar-width) lg:max-w-none',
          // Visible at once when it opens: what is hidden takes no focus.
          isOpen
            ? 'transition-[width,translate]'
            : 'transition-[width,translate,visibility] max-lg:invisible max-lg:-translate-x-full',
        )}
      >
        <div className="flex h-20 shrink-0 items-center justify-between gap-2 px-5">
          <Link to={paths.home} onClick={onClose} className="flex items-center gap-3 font-extrabold">
            <Logo className="size-10 shrink-0" />
            <span className="text-lg leading-tight collapsed:sr-only">{site.name}</span>
          </Link>
          <button
            type="button"
            onClick={onClose}
            className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-white/10 lg:hidden"
          >
            <X aria-hidden="true" />
            <span className="sr-only">Tutup menu</span>
          </button>
        </div>

        <nav aria-label="Halaman" className="flex-1 px-3 py-2 tall:overflow-y-auto">
          <ul className="space-y-1 lg:space-y-0.5">
            {links.map((link) => (
              <SidebarLink key={link.to} {...link} onFollow={onClose} />
            ))}
            {user && (
              <>
                <AdminLinks onFollow={onClose} />
                <SidebarLink
                  to={paths.adminSettings}
                  label="Pengaturan Akun"
                  Icon={Settings}
                  onFollow={onClose}
                />
              </>
            )}
          </ul>
        </nav>

        <div className="border-t border-white/15 px-3 py-2">
          <AccountPanel onLeave={onClose} />
          <button
            type="button"
            onClick={toggleSidebar}
            aria-expanded={!isCollapsed}
            aria-controls="sidebar"
            className="mt-1 flex min-h-10 w-full items-center gap-3 rounded-xl px-4 text-sm text-brand-100 hover:bg-white/10 max-lg:hidden collapsed:justify-center collapsed:px-0"
          >
            {isCollapsed ? (
              <ChevronsRight aria-hidden="true" className="size-5 shrink-0" />
            ) : (
              <ChevronsLeft aria-hidden="true" className="size-5 shrink-0" />
            )}
            <span className="collapsed:sr-only">{isCollapsed ? 'Bentangkan menu' : 'Ciutkan menu'}</span>
          </button>
        </div>
      </div>
    </>
  );
}
