import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { contactAboutPath } from '@/config/paths';
import { useContent } from '@/lib/content/content';
import { formatDate } from '@/lib/text/format';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type Opening, openingsTopic, openingTexts } from './content';

/** The vacancies that have not closed; the HTML has those of the day of the build. */
export function OpeningList() {
  // The clock of the phone will do: the server's would cost a visitor who only reads a fifth more code.
  const [now] = useState(() => Date.now());
  const isHydrated = useHydratedValue(() => true, false);
  const open = useContent(openingsTopic).filter(
    ({ closes_on }) => !isHydrated || Date.parse(`${closes_on}T23:59:59+07:00`) >= now,
  );
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
        <li key={opening.id} className="rounded-2xl border border-paper-line bg-white p-5 sm:p-7">
          <OpeningCard opening={opening} />
        </li>
      ))}
    </ul>
  );
}

export function OpeningCard({
  opening,
}: {
  opening: Pick<Opening, 'title' | 'kitchen' | 'kabupaten_kota' | 'description' | 'closes_on'>;
}) {
  const { title, kitchen, kabupaten_kota, description, closes_on } = opening;
  return (
    <article>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 font-semibold">
        {kitchen}, {kabupaten_kota}
      </p>
      <p className="mt-3 whitespace-pre-line text-ink-soft wrap-anywhere">{description}</p>
      <p className="mt-4">
        {openingTexts.closes} <time dateTime={closes_on}>{closes_on && formatDate(closes_on)}</time>
      </p>
      <ButtonLink
        to={contactAboutPath(`Lamaran: ${title}, ${kitchen}`)}
        variant="outline"
        className="mt-4"
        aria-label={`${openingTexts.apply}: ${title}, ${kitchen}`}
      >
        {openingTexts.apply}
      </ButtonLink>
    </article>
  );
}
