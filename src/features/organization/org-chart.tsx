import { clsx } from 'clsx';
import { useState } from 'react';
import type { Picture } from '@/components/illustration';
import { initials } from '@/lib/text/initials';
import { levels, type Person, personLabels } from './content';
import { generatedAvatar } from './generated-avatar';

const columns: Record<number, string> = {
  4: 'sm:grid-cols-2 2xl:grid-cols-4',
  6: 'sm:grid-cols-2 2xl:grid-cols-3',
};

export function OrgChart() {
  return (
    <ol className="ml-4 border-l-2 border-brand-300 sm:ml-5">
      {levels.map(({ title, note, people }, index) => (
        <li key={title} className="relative pb-12 pl-6 last:pb-0 sm:pl-12">
          <span
            aria-hidden="true"
            className="absolute top-0 -left-px grid size-9 -translate-x-1/2 place-items-center rounded-full bg-brand-600 font-bold text-white sm:size-11 sm:text-lg"
          >
            {index + 1}
          </span>
          <h3 className="pt-1 text-xl sm:text-2xl">{title}</h3>
          <p className="mt-1 text-ink-soft">{note}</p>
          <ul className={clsx('mt-5 grid gap-4', columns[people.length])}>
            {people.map((person) => (
              <li key={person.name}>
                <PersonCard person={person} wide={people.length === 1} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A person with post, duties and superior; `wide` lays the card out horizontally. */
function PersonCard({ person, wide = false }: { person: Person; wide?: boolean }) {
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

interface PortraitProps {
  name: string;
  image: Picture;
  className?: string;
}

/** A person's photo; when it fails to load, an avatar generated from the name, and then initials. */
function Portrait({ name, image, className }: PortraitProps) {
  const sources = [image.src, generatedAvatar(name)];
  const [failures, setFailures] = useState(0);
  const src = sources[failures];
  const frame = clsx('shrink-0 rounded-2xl bg-saffron-200', className);

  if (!src) {
    return (
      <span aria-hidden="true" className={clsx(frame, 'grid place-items-center text-xl font-bold')}>
        {initials(name)}
      </span>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that fails is no interaction
    <img
      key={src}
      // An image that fails before hydration fires no event that React sees: load it again.
      ref={(element) => {
        if (element?.complete && element.src && element.naturalWidth === 0) element.src = src;
      }}
      src={src}
      srcSet={failures === 0 ? image.srcSet : undefined}
      sizes={image.srcSet && '10rem'}
      alt={`Potret ${name}`}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailures((count) => count + 1)}
      className={clsx(frame, 'object-cover')}
    />
  );
}
