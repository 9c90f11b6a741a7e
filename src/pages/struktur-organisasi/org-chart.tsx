import { clsx } from 'clsx';
import { useState } from 'react';
import { Folded } from '@/components/folded';
import type { Picture } from '@/components/illustration';
import { initials } from '@/lib/text/initials';
import { levels, type Person, personLabels } from './content';
import { generatedAvatar } from './generated-avatar';

const columns: Record<number, string> = {
  4: 'sm:grid-cols-2 2xl:grid-cols-4',
  6: 'sm:grid-cols-2 2xl:grid-cols-3',
};

/** A level stands to the right of the one that it reports to, as in a tree. */
const indents = ['', 'ml-3 sm:ml-10', 'ml-6 sm:ml-20'];

export function OrgChart() {
  return (
    <ol>
      {levels.map(({ title, note, people, depth }, index) => (
        <li key={title} className={clsx('relative pb-6 sm:pb-10', indents[depth])}>
          {depth > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-4 -left-3 h-8 w-2 rounded-bl-lg border-b-2 border-l-2 border-brand-300 sm:-top-8 sm:-left-10 sm:h-13 sm:w-8"
            />
          )}
          {levels[index + 1]?.depth === depth && (
            // The line to the next level that reports to the same person.
            <span
              aria-hidden="true"
              className="absolute top-2 bottom-4 -left-3 border-l-2 border-brand-300 sm:bottom-8 sm:-left-10"
            />
          )}
          <h3 className="text-xl sm:text-2xl">{title}</h3>
          <p className="mt-1 text-ink-soft max-sm:text-sm">{note}</p>
          <ul className={clsx('mt-2 grid sm:mt-4 sm:gap-4', columns[people.length])}>
            {people.map((person) => (
              <li key={person.name}>
                <PersonCard person={person} isAlone={people.length === 1} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/**
 * A person with post, duties and superior: a part of a list on phones, else a card, a larger one for the only person of
 * a level.
 */
function PersonCard({ person, isAlone }: { person: Person; isAlone: boolean }) {
  const { name, role, department, reportsTo, image, tupoksi } = person;
  return (
    <article
      aria-label={name}
      className={clsx(
        'h-full border-t border-paper-line py-2.5 sm:rounded-2xl sm:border sm:bg-white sm:p-5',
        isAlone && 'sm:p-7',
      )}
    >
      <div className="flex items-center gap-3 sm:gap-4">
        <Portrait name={name} image={image} className="size-14 sm:size-20" />
        <div className="min-w-0">
          <h4 className={clsx('text-lg', isAlone && 'sm:text-2xl')}>{name}</h4>
          <p className="leading-snug font-semibold text-brand-600 max-sm:text-sm">{role}</p>
        </div>
      </div>
      <Folded
        onlyOnPhones
        className="max-sm:-mt-1 max-sm:ml-17 max-sm:text-sm"
        summary={
          <>
            <span>{personLabels.duties}</span>
            <span className="sr-only">: {name}</span>
          </>
        }
      >
        <ul className="list-disc pl-4 text-ink-soft marker:text-saffron-600 max-sm:leading-snug sm:mt-4 sm:space-y-1">
          {tupoksi.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
        <dl className="mt-1.5 text-sm max-sm:leading-snug sm:mt-4">
          <div>
            <dt className="inline text-ink-muted">{personLabels.department}</dt>
            <dd className="inline">{department}</dd>
          </div>
          <div>
            <dt className="inline text-ink-muted">{personLabels.reportsTo}</dt>
            <dd className="inline">{reportsTo}</dd>
          </div>
        </dl>
      </Folded>
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
