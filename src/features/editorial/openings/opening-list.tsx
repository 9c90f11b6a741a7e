import { Link } from 'react-router-dom';
import { openingPath } from '@/config/paths';
import { openingTexts } from './content';
import { ApplyButton, OpeningFacts, type OpeningWords, placeOf } from './opening-parts';
import { useOpenOpenings } from './use-openings';

/** The vacancies that have not closed. */
export function OpeningList() {
  const open = useOpenOpenings();
  if (open.length === 0)
    return (
      <div className="max-w-prose">
        <p className="text-xl font-bold">{openingTexts.none.title}</p>
        <p className="mt-2 text-ink-soft">{openingTexts.none.text}</p>
      </div>
    );
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {open.map((opening) => (
        <li key={opening.slug} className="rounded-2xl border border-paper-line bg-white p-5 sm:p-7">
          <OpeningCard opening={opening} path={openingPath(opening.slug)} />
        </li>
      ))}
    </ul>
  );
}

interface OpeningCardProps {
  opening: OpeningWords;
  /** The path of the vacancy's page; absent before it has one. */
  path?: string;
}

export function OpeningCard({ opening, path }: OpeningCardProps) {
  return (
    <article>
      <h3 className="text-xl wrap-anywhere">
        {path ? (
          <Link to={path} className="underline decoration-2 underline-offset-4 hover:text-brand-500">
            {opening.title}
          </Link>
        ) : (
          opening.title
        )}
      </h3>
      <p className="mt-1 font-semibold">{placeOf(opening)}</p>
      <p className="mt-3 whitespace-pre-line text-ink-soft wrap-anywhere">{opening.description}</p>
      <OpeningFacts opening={opening} />
      <ApplyButton opening={opening} />
    </article>
  );
}
