import { clsx } from 'clsx';
import { testimonials } from './content';

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
