import { Navigate, useParams } from 'react-router-dom';
import { builtNews } from 'virtual:content/news';
import { lazyPart } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { articlePath, paths } from '@/config/paths';
import { checkingArticle, withdrawnArticle } from '@/features/editorial/news/artikel.content';
import { articleJsonLd } from '@/features/editorial/news/article-json-ld';
import { newsTopic } from '@/features/editorial/news/content';
import { NewsArticle } from '@/features/editorial/news/news-article';
import type { NewsItem } from '@/features/editorial/news/news-row';
import { useContent } from '@/lib/content/content';

const AbsentArticle = lazyPart(
  async () => (await import('@/pages/konten-tidak-ada')).AbsentContent<NewsItem[]>,
  {
    essential: true,
    loading: null,
  },
);

export function BeritaArtikelPage() {
  const { slug } = useParams();
  const news = useContent(newsTopic);
  const renamed = news.find(({ oldSlugs }) => oldSlugs.some((old) => old === slug));
  if (renamed) return <Navigate to={articlePath(renamed.slug)} replace />;
  const item = news.find((candidate) => candidate.slug === slug);
  if (!item)
    return (
      <AbsentArticle
        topic={newsTopic}
        wasBuilt={builtNews.some((built) => built.slug === slug)}
        path={paths.berita}
        checking={checkingArticle}
        withdrawn={withdrawnArticle}
      />
    );
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
