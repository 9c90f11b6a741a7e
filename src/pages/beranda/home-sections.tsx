import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { focusAreas, reasons, testimonials } from './content';

/** The six focus areas as the compartments of an ompreng: one tray, unequal parts. */
export function FocusTray() {
  return (
    <ul className="grid gap-2 rounded-[2.25rem] bg-brand-700 p-3 pattern-kawung md:grid-cols-12 md:gap-3">
      {focusAreas.map(({ title, text, Icon, to }, index) => (
        <li
          key={title}
          className={clsx(
            'group relative rounded-3xl bg-paper p-4 transition-colors hover:bg-saffron-100 sm:p-6',
            // Wide and narrow compartments alternate like bricks.
            index % 4 === 0 || index % 4 === 3 ? 'md:col-span-7' : 'md:col-span-5',
          )}
        >
          <div className="flex items-center gap-3 sm:gap-4">
            <Icon aria-hidden="true" className="size-9 shrink-0 text-brand-600" strokeWidth={1.5} />
            <h3 className="flex-1 text-lg sm:text-xl">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-3xl">
                {title}
              </Link>
            </h3>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-brand-600 transition-transform group-hover:translate-x-1 max-sm:hidden"
            />
          </div>
          <p className="mt-2 leading-normal text-ink-soft max-sm:text-sm sm:mt-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function ReasonList() {
  return (
    <ol className="grid gap-x-12 lg:grid-cols-2">
      {reasons.map(({ title, text, Icon }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-paper-line py-6 sm:grid-cols-[4rem_1fr] sm:py-8"
        >
          <span
            aria-hidden="true"
            className="text-4xl leading-none font-extrabold tracking-tighter text-brand-300 sm:text-6xl"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="flex items-start gap-3 text-xl">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-600" />
              {title}
            </h3>
            <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Testimonials() {
  return (
    <ul className="grid gap-x-12 gap-y-8 xl:grid-cols-12">
      {testimonials.map(({ name, role, quote }, index) => {
        const isLead = index === 0;
        return (
          <li
            key={name}
            className={clsx(
              isLead
                ? 'rounded-3xl bg-brand-800 p-7 text-white pattern-kawung sm:p-10 xl:col-span-7 xl:row-span-2'
                : 'border-t-2 border-brand-600 pt-6 xl:col-span-5',
            )}
          >
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className={isLead ? 'text-xl leading-relaxed sm:text-2xl' : 'text-lg'}>
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
    </ul>
  );
}
