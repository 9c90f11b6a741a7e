import { articlePath, paths } from '../../src/config/paths.ts';
import type { Redirects } from './host-files.ts';
import { rssXml } from './site-files.ts';

type PrerenderEntry = typeof import('../../src/prerender.tsx');

/** Old slugs of articles, whose links lead to the new ones. */
export function renamedArticles(news: PrerenderEntry['news']): Redirects {
  const moves = news.flatMap(({ slug, oldSlugs }) =>
    oldSlugs.map((old) => [articlePath(old), { to: articlePath(slug), status: 301 }]),
  );
  return Object.fromEntries(moves);
}

/** rss.xml: the articles for feed readers. */
export function newsFeed({ site, news }: Pick<PrerenderEntry, 'site' | 'news'>, siteUrl: string): string {
  return rssXml({
    title: `Berita ${site.name}`,
    description: site.description,
    url: `${siteUrl}/rss.xml`,
    pageUrl: siteUrl + paths.berita,
    items: news.map((item) => ({ ...item, url: siteUrl + articlePath(item.slug) })),
  });
}
