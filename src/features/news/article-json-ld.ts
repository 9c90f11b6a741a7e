import { articlePath, paths } from '@/config/paths';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/absolute-url';
import type { NewsItem } from './content';

function breadcrumb(position: number, name: string, path: string) {
  return { '@type': 'ListItem', position, name, item: absoluteUrl(path) };
}

/** An article and its place on the site, as search engines read them. */
export function articleJsonLd({ slug, title, date, author, excerpt, category, image }: NewsItem) {
  const path = articlePath(slug);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: excerpt,
        articleSection: category,
        datePublished: date,
        inLanguage: 'id',
        image: absoluteUrl(image),
        mainEntityOfPage: absoluteUrl(path),
        author: { '@type': 'Organization', name: author, url: absoluteUrl('/') },
        publisher: { '@type': 'Organization', name: site.legalName, url: absoluteUrl('/') },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          breadcrumb(1, 'Beranda', paths.home),
          breadcrumb(2, 'Berita', paths.berita),
          breadcrumb(3, title, path),
        ],
      },
    ],
  };
}
