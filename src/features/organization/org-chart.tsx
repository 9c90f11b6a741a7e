import { clsx } from 'clsx';
import { levels } from './content';
import { PersonCard } from './person-card';

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
