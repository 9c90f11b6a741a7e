import { Link } from 'react-router-dom';
import { RunningText } from '@/components/running-text';
import { useCompany } from '@/lib/content/company';
import { topicsOf, topicsTitle } from './content';

export function PrivacyNotice() {
  const topics = topicsOf(useCompany());
  return (
    <div className="grid gap-x-16 gap-y-10 xl:grid-cols-12">
      <nav aria-labelledby="isi-privasi" className="xl:sticky xl:top-10 xl:col-span-4 xl:self-start">
        <h2 id="isi-privasi" className="text-xl">
          {topicsTitle}
        </h2>
        <ol className="mt-3 border-l-2 border-saffron-400">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="block py-1.5 pl-5 text-ink-soft hover:text-brand-600 hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="space-y-12 xl:col-span-8">
        {topics.map(({ id, title, paragraphs, points, closing }) => (
          <section key={id} id={id} aria-labelledby={`${id}-judul`} className="max-w-prose">
            <h2 id={`${id}-judul`} className="text-2xl sm:text-3xl">
              {title}
            </h2>
            {paragraphs?.map((paragraph, index) => (
              <p key={index} className="mt-4 text-lg text-ink-soft">
                <RunningText text={paragraph} />
              </p>
            ))}
            {points && (
              <ul className="mt-4 list-disc space-y-2 pl-6 text-lg text-ink-soft marker:text-saffron-600">
                {points.map((point) => (
                  <li key={point} className="pl-1">
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {closing && <p className="mt-4 text-lg text-ink-soft">{closing}</p>}
          </section>
        ))}
      </div>
    </div>
  );
}
