import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';

interface SidebarLinkProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Shown after the label, such as a count. */
  badge?: ReactNode;
  onFollow: () => void;
}

/** An entry of the main menu; only its icon in a collapsed sidebar. */
export function SidebarLink({ to, label, Icon, badge, onFollow }: SidebarLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === paths.home || to === paths.admin}
        onClick={onFollow}
        className={({ isActive }) =>
          clsx(
            'relative flex min-h-11 items-center gap-3 rounded-xl py-2 pr-2 pl-4 font-semibold lg:min-h-9 lg:py-1.5 low:min-h-7.5 low:py-0.5 collapsed:justify-center collapsed:px-0',
            isActive
              ? 'bg-saffron-400 text-ink forced-colors:border'
              : 'text-brand-100 hover:bg-white/10 hover:text-white',
          )
        }
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="icon-label">{label}</span>
        {badge}
      </NavLink>
    </li>
  );
}
