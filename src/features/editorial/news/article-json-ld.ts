import { articlePath } from '@/config/paths';
import { site } from '@/config/site';
import type { StructuredData } from '@/lib/structured-data';
import { absoluteUrl } from '@/lib/url/site-url';
import type { NewsItem } from './news-row';

/** An article as structured data for search engines. */
export function articleJsonLd(article: NewsItem): StructuredData {
  const { slug, title, date, author, excerpt, category, previewImage } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    inLanguage: 'id',
    image: absoluteUrl(previewImage.src),
    mainEntityOfPage: absoluteUrl(articlePath(slug)),
    author: { '@type': 'Organization', name: author, url: absoluteUrl('/') },
    publisher: { '@type': 'Organization', name: site.legalName, url: absoluteUrl('/') },
  };
}
