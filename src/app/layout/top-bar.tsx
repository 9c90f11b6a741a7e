import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { Drawer } from './use-drawer';

/** Small screens only: the logo and the menu button. */
export function TopBar({ drawer }: { drawer: Drawer }) {
  return (
    <header className="no-print sticky top-0 z-30 flex h-(--top-bar-height) items-center justify-between border-b border-paper-line bg-paper px-5 sm:px-8 lg:hidden">
      <Link to={paths.home} className="flex items-center gap-3 text-lg font-extrabold">
        <Logo className="size-9" />
        {site.name}
      </Link>
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
