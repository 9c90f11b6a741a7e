import { Link } from 'react-router-dom';
import { Folded } from '@/components/folded';
import { RunningText } from '@/components/running-text';
import { useCompany } from '@/lib/content/company';
import { type TopicText, topicsOf, topicsTitle } from './content';

export function PrivacyNotice() {
  const topics = topicsOf(useCompany());
  return (
    <div className="grid gap-x-16 gap-y-8 sm:gap-y-10 xl:grid-cols-12">
      <nav aria-label={topicsTitle} className="xl:sticky xl:top-10 xl:col-span-4 xl:self-start">
        <Folded heading="h2" onlyOnPhones summary={topicsTitle}>
          <ol className="border-l-2 border-saffron-400 sm:mt-3">
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
        </Folded>
      </nav>
      <div className="space-y-8 sm:space-y-12 xl:col-span-8">
        {topics.map(({ id, title, details, ...text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-judul`} className="max-w-prose">
            <h2 id={`${id}-judul`} className="text-xl sm:text-3xl">
              {title}
            </h2>
            <TopicWords {...text} />
            {details && (
              <Folded summary={details.summary} className="mt-2 sm:mt-3">
                <TopicWords {...details} />
              </Folded>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function TopicWords({ paragraphs, points, closing }: TopicText) {
  return (
    <div className="mt-2 space-y-3 text-ink-soft sm:mt-4 sm:space-y-4 sm:text-lg">
      {paragraphs?.map((paragraph, index) => (
        <p key={index}>
          <RunningText text={paragraph} />
        </p>
      ))}
      {points && (
        <ul className="list-disc space-y-2 pl-6 marker:text-saffron-600">
          {points.map((point) => (
            <li key={point} className="pl-1">
              {point}
            </li>
          ))}
        </ul>
      )}
      {closing && <p>{closing}</p>}
    </div>
  );
}
