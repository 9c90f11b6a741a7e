import { useParams } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { articlePath } from '@/config/paths';
import { articleJsonLd } from '@/features/news/article-json-ld';
import { news } from '@/features/news/content';
import { NewsArticle } from '@/features/news/news-article';
import { TidakDitemukanPage } from '@/pages/tidak-ditemukan';

export function BeritaArtikelPage() {
  const { slug } = useParams();
  const item = news.find((candidate) => candidate.slug === slug);
  if (!item) return <TidakDitemukanPage />;
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
