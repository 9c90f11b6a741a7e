import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { swipedCard, SwipedRow } from '@/components/swiped-row';
import { focusAreas, testimonials } from './content';

/** The six focus areas as the compartments of an ompreng: one tray, unequal parts. */
export function FocusTray() {
  return (
    <ul className="grid gap-2 rounded-[2.25rem] bg-brand-700 p-3 pattern-kawung md:grid-cols-12 md:gap-3">
      {focusAreas.map(({ title, text, Icon, to }, index) => (
        <li
          key={title}
          className={clsx(
            'group relative rounded-3xl bg-paper px-4 py-3 transition-colors hover:bg-saffron-100 sm:p-6',
            // Wide and narrow compartments alternate like bricks.
            index % 4 === 0 || index % 4 === 3 ? 'md:col-span-7' : 'md:col-span-5',
          )}
        >
          <div className="flex items-center gap-3 sm:gap-4">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-brand-600 sm:size-9" strokeWidth={1.5} />
            <h3 className="flex-1 text-base sm:text-xl">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-3xl">
                {title}
              </Link>
            </h3>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-brand-600 transition-transform group-hover:translate-x-1 max-sm:hidden"
            />
          </div>
          <p className="mt-1 leading-normal text-ink-soft max-sm:text-sm sm:mt-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The quotations: in one row that is swiped on phones. */
export function Testimonials() {
  return (
    <SwipedRow label="Kutipan" className="xl:grid-cols-12 xl:gap-x-12">
      {testimonials.map(({ name, role, quote }, index) => {
        const isLead = index === 0;
        return (
          <li
            key={name}
            className={clsx(
              'rounded-3xl p-6 sm:p-8',
              swipedCard,
              isLead
                ? 'bg-brand-800 text-white pattern-kawung xl:col-span-7 xl:row-span-2 xl:p-10'
                : 'border border-paper-line bg-white xl:col-span-5',
            )}
          >
            <figure className="flex h-full flex-col justify-between gap-4">
              <blockquote className={isLead ? 'sm:text-2xl sm:leading-relaxed' : 'sm:text-lg'}>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>
                <span className="block font-bold">{name}</span>
                <span className={isLead ? 'text-brand-100' : 'text-ink-soft'}>{role}</span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </SwipedRow>
  );
}
