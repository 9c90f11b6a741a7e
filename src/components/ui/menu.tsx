import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonLook } from './button';

export interface MenuItem {
  label: string;
  /** The item's name for screen readers, where the label alone does not say what it is about. */
  name?: string;
  Icon?: LucideIcon;
  isDanger?: boolean;
  /** Where a link leads. */
  to?: string;
  /** What a button does. */
  onChoose?: () => void;
}

interface MenuProps extends ButtonLook {
  label: ReactNode;
  /** What the actions are about, for screen readers. */
  name: string;
  items: readonly MenuItem[];
  className?: string;
}

/**
 * A button that opens a list of actions. The list is a popover of the browser: it closes by Escape, by a press elsewhere and by a
 * choice, is cut off by no scrolled box, and gives the focus back. Browsers that lack popovers show it open.
 */
export function Menu({ label, name, items, className, ...look }: MenuProps) {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);

  function choose({ onChoose }: MenuItem) {
    // A dialog gives the focus back to what had it, which must not be in the list that closes now.
    buttonRef.current?.focus();
    onChoose?.();
  }

  return (
    <>
      <Button
        ref={buttonRef}
        aria-label={`${typeof label === 'string' ? label : ''} ${name}`.trim()}
        popoverTarget={id}
        className={clsx('whitespace-nowrap', className)}
        {...look}
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Button>
      <div
        id={id}
        popover="auto"
        className="menu min-w-52 rounded-2xl border border-paper-line bg-white p-1.5 text-ink shadow-lg"
      >
        {items.map((item) => (
          <Item key={item.label} item={item} menuId={id} onChoose={() => choose(item)} />
        ))}
      </div>
    </>
  );
}

interface ItemProps {
  item: MenuItem;
  menuId: string;
  onChoose: () => void;
}

function Item({ item: { label, name, Icon, isDanger, to }, menuId, onChoose }: ItemProps) {
  const look = {
    'aria-label': name,
    className: clsx(
      'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-semibold hover:bg-brand-50',
      isDanger ? 'text-danger-700' : 'text-brand-700',
    ),
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span>{label}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} {...look}>
        {content}
      </Link>
    );
  return (
    <button type="button" popoverTarget={menuId} popoverTargetAction="hide" onClick={onChoose} {...look}>
      {content}
    </button>
  );
}
