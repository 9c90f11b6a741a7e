import { Navigate, useParams } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { LoadingState } from '@/components/states';
import { ButtonLink } from '@/components/ui/button';
import { articlePath, paths } from '@/config/paths';
import { articleJsonLd } from '@/features/news/article-json-ld';
import { checking, withdrawn } from '@/features/news/artikel.content';
import { builtNews, newsTopic } from '@/features/news/content';
import { NewsArticle } from '@/features/news/news-article';
import type { NewsItem } from '@/features/news/news-row';
import { useContent, useIsSettled } from '@/lib/content/content';
import { TidakDitemukanPage } from '@/pages/tidak-ditemukan';

export function BeritaArtikelPage() {
  const { slug } = useParams();
  const news = useContent(newsTopic);
  const item = news.find((candidate) => candidate.slug === slug);
  if (item) return <Article item={item} />;
  const renamed = news.find(({ oldSlugs }) => oldSlugs.some((old) => old === slug));
  if (renamed) return <Navigate to={articlePath(renamed.slug)} replace />;
  const wasBuilt = builtNews.some((candidate) => candidate.slug === slug);
  return wasBuilt ? <Withdrawn /> : <Unknown />;
}

function Article({ item }: { item: NewsItem }) {
  return (
    <>
      <PageHead
        title={item.title}
        description={item.excerpt}
        path={articlePath(item.slug)}
        image={{ ...item.previewImage, alt: item.picture.alt }}
        publishedOn={item.date}
        jsonLd={articleJsonLd(item)}
      />
      <NewsArticle item={item} />
    </>
  );
}

/** An article that was published when the site was built. */
function Withdrawn() {
  return (
    <>
      <PageHead {...withdrawn.head} path={paths.berita} noIndex />
      <PageHero
        {...withdrawn.hero}
        look="plain"
        actions={<ButtonLink to={paths.berita}>Baca berita lain</ButtonLink>}
      />
    </>
  );
}

/** No article, unless it is younger than the build. */
function Unknown() {
  if (useIsSettled(newsTopic)) return <TidakDitemukanPage />;
  return (
    <div className="min-h-dvh">
      <PageHead {...checking.head} path={paths.berita} noIndex />
      <LoadingState text={checking.text} />
    </div>
  );
}
