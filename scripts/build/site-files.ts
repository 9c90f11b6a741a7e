import { dataFiles } from '../../src/config/data-files.ts';
import { articlePath, paths } from '../../src/config/paths.ts';
import type { FeedEntry } from '../../src/features/kitchens/open-data/incident-feed.ts';
import type { ParameterPage } from '../../src/lib/route-handle.ts';
import type { PageProblem } from './check-pages.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML can't express, such as U+FFFF, would make a feed reader refuse the whole feed.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** security.txt (RFC 9116): where to report a hole. Who builds less than once a year lets it expire, as it may be true no more. */
export function securityTxt(siteUrl: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${siteUrl}${paths.kontak}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The files that sites often have as their service worker: a former site on the domain may have left one in browsers. */
export const formerWorkers = ['sw.js', 'service-worker.js'];

/** A service worker that ends itself, empties its caches and loads the pages that it has served anew. */
export const endedWorker = `// This site has no service worker. This ends one that a former site on the domain has left.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
    })(),
  );
});
`;

/** The most warnings in the file, which admins' pages read again and again. */
const mostWarnings = 20;
const mostPaths = 3;

/** versi.json: the revision of the content that a build shows, when it began, and what rows did to its pages, for Ringkasan. */
export function versionFile(revision: number, startedAt: string, problems: PageProblem[]): string {
  const warnings = problems.slice(0, mostWarnings).map(({ kind, paths, detail }) => ({
    kind,
    paths: paths.slice(0, mostPaths),
    pages: paths.length,
    detail: detail.slice(0, 300),
  }));
  return `${JSON.stringify({ revision, startedAt, warnings, warned: problems.length })}\n`;
}

/** sitemap.xml: pages for search engines, with the days on which their rows last changed. */
export function sitemapXml(pages: ParameterPage[], siteUrl: string): string {
  const lines = pages.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${escape(siteUrl + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</urlset>
`;
}

interface Feed {
  title: string;
  description: string;
  /** The path of the page whose news the feed has. */
  page: string;
  /** An item without an `id` has a page of its own. */
  items: (Omit<FeedEntry, 'id'> & { id?: string; category?: string })[];
}

/** A feed for feed readers, in RSS 2.0. */
function rss(file: string, { title, description, page, items }: Feed, siteUrl: string): string {
  const entries = items.map(({ id, title, path, time, category, text }) => {
    const link = escape(siteUrl + path);
    const guid = id === undefined ? `<guid>${link}</guid>` : `<guid isPermaLink="false">${escape(id)}</guid>`;
    const lines = [
      `<title>${escape(title)}</title>`,
      `<link>${link}</link>`,
      guid,
      `<pubDate>${new Date(time).toUTCString()}</pubDate>`,
      ...(category === undefined ? [] : [`<category>${escape(category)}</category>`]),
      `<description>${escape(text)}</description>`,
    ];
    return `    <item>\n${lines.map((line) => `      ${line}\n`).join('')}    </item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(title)}</title>
    <link>${siteUrl}${page}</link>
    <atom:link href="${siteUrl}/${file}" rel="self" type="application/rss+xml"/>
    <description>${escape(description)}</description>
    <language>id</language>
${entries.join('')}  </channel>
</rss>
`;
}

interface FeedContent {
  site: { name: string; description: string };
  news: { slug: string; title: string; date: string; category: string; excerpt: string }[];
}

/** rss.xml: the articles. They have only a date; the feed dates them 08.00 in Central Java. */
export function newsFeed({ site, news }: FeedContent, siteUrl: string): string {
  const items = news.map(({ slug, title, date, category, excerpt }) => ({
    title,
    path: articlePath(slug),
    time: `${date}T08:00:00+07:00`,
    category,
    text: excerpt,
  }));
  const { name, description } = site;
  return rss('rss.xml', { title: `Berita ${name}`, description, page: paths.berita, items }, siteUrl);
}

/** kejadian.xml: incidents at kitchens and the news of them, with the head of the chain that holds them (/data/bukti.json). */
export function incidentFeed(
  site: FeedContent['site'],
  items: FeedEntry[],
  head: string | null,
  siteUrl: string,
): string {
  const title = `Kejadian di dapur ${site.name}`;
  const proof = head ? ` Kepala rantai bukti (${dataFiles.proof}): ${head}.` : '';
  const description = `Kejadian di dapur kami dan kabarnya, per hari situs ini dibangun.${proof}`;
  return rss('kejadian.xml', { title, description, page: paths.sppg, items }, siteUrl);
}
