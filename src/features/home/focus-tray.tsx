import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { focusAreas } from './content';

/** The six focus areas as the compartments of an ompreng: one tray, unequal parts. */
export function FocusTray() {
  return (
    <ul className="grid gap-3 rounded-[2.25rem] bg-brand-700 p-3 pattern-kawung md:grid-cols-12">
      {focusAreas.map(({ title, text, Icon, to }, index) => (
        <li
          key={title}
          className={clsx(
            'group relative flex flex-col rounded-3xl bg-paper p-6 transition-colors hover:bg-saffron-100 sm:p-7',
            // Wide and narrow compartments alternate like bricks.
            index % 4 === 0 || index % 4 === 3 ? 'md:col-span-7' : 'md:col-span-5',
          )}
        >
          <Icon aria-hidden="true" className="size-9 text-brand-600" strokeWidth={1.5} />
          <h3 className="mt-5 text-xl">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-3xl">
              {title}
            </Link>
          </h3>
          <p className="mt-2 flex-1 text-ink-soft">{text}</p>
          <ArrowRight
            aria-hidden="true"
            className="mt-5 size-5 text-brand-600 transition-transform group-hover:translate-x-1"
          />
        </li>
      ))}
    </ul>
  );
}
