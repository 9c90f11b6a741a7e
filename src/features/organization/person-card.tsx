import { clsx } from 'clsx';
import { type Person, personLabels } from './content';
import { Portrait } from './portrait';

/** A person with post, duties and superior; `wide` lays the card out horizontally. */
export function PersonCard({ person, wide = false }: { person: Person; wide?: boolean }) {
  const { name, role, department, reportsTo, image, tupoksi } = person;
  return (
    <article
      aria-label={name}
      className={clsx(
        'h-full rounded-2xl border border-paper-line bg-white p-5',
        wide && 'gap-8 sm:flex sm:items-start sm:p-7',
      )}
    >
      <Portrait name={name} image={image} className={wide ? 'size-24 sm:size-40' : 'size-20'} />
      <div className={clsx('mt-4', wide && 'sm:mt-0')}>
        <h4 className={wide ? 'text-2xl' : 'text-lg'}>{name}</h4>
        <p className="mt-1 leading-snug font-semibold text-brand-600">{role}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft marker:text-saffron-600">
          {tupoksi.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
        <dl className="mt-4 border-t border-paper-line pt-3 text-sm">
          <div>
            <dt className="inline text-ink-muted">{personLabels.department}</dt>
            <dd className="inline">{department}</dd>
          </div>
          <div>
            <dt className="inline text-ink-muted">{personLabels.reportsTo}</dt>
            <dd className="inline">{reportsTo}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
