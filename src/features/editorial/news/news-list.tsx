import { Link } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import { EmptyState } from '@/components/states';
import { articlePath } from '@/config/paths';
import { useContent } from '@/lib/content/content';
import { noNews } from './berita.content';
import { newsTopic } from './content';
import { NewsMeta } from './news-meta';
import type { NewsItem } from './news-row';

function ArticleLink({ item }: { item: NewsItem }) {
  return (
    <Link to={articlePath(item.slug)} className="after:absolute after:inset-0 group-hover:underline">
      {item.title}
    </Link>
  );
}

function LeadArticle({ item }: { item: NewsItem }) {
  return (
    <li className="group relative grid overflow-hidden rounded-3xl border border-paper-line bg-white xl:grid-cols-12 2xl:col-span-2">
      <Illustration
        picture={item.picture}
        priority
        className="aspect-3/2 h-full w-full object-cover xl:col-span-7"
      />
      <div className="flex flex-col justify-center p-6 sm:p-10 xl:col-span-5">
        <NewsMeta item={item} />
        <h3 className="mt-3 text-2xl sm:text-3xl">
          <ArticleLink item={item} />
        </h3>
        <p className="mt-4 text-lg text-ink-soft">{item.excerpt}</p>
      </div>
    </li>
  );
}

/** An article in a list. */
export function ArticleCard({ item }: { item: NewsItem }) {
  return (
    <li className="group relative grid content-start gap-x-6 gap-y-4 sm:grid-cols-[13rem_1fr]">
      <Illustration picture={item.picture} className="aspect-3/2 w-full rounded-2xl object-cover" />
      <div>
        <NewsMeta item={item} />
        <h3 className="mt-2 text-xl">
          <ArticleLink item={item} />
        </h3>
        <p className="mt-2 text-ink-soft">{item.excerpt}</p>
      </div>
    </li>
  );
}

export function NewsList() {
  const [lead, ...others] = useContent(newsTopic);
  if (!lead) return <EmptyState title="Belum ada berita">{noNews}</EmptyState>;
  return (
    <ul className="grid gap-x-12 gap-y-12 2xl:grid-cols-2">
      <LeadArticle item={lead} />
      {others.map((item) => (
        <ArticleCard key={item.slug} item={item} />
      ))}
    </ul>
  );
}
