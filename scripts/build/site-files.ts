import { spawnSync } from 'node:child_process';
import { articlePath, paths } from '../../src/config/paths.ts';
import type { PageProblem } from './check-pages.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// What XML has no way to write, such as U+FFFF, makes a feed reader refuse all of it.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Read again and again by admins' pages: more than these say no more. */
const mostWarnings = 20;
const mostPaths = 3;

/** versi.json: the revision of the content that a build shows, and what rows did to its pages, for Ringkasan. */
export function versionFile(revision: number, problems: PageProblem[]): string {
  const warnings = problems.slice(0, mostWarnings).map(({ kind, paths, detail }) => ({
    kind,
    paths: paths.slice(0, mostPaths),
    pages: paths.length,
    detail: detail.slice(0, 300),
  }));
  return `${JSON.stringify({ revision, warnings, warned: problems.length })}\n`;
}

export interface SitemapEntry {
  url: string;
  /** ISO date, if known. */
  lastChange?: string;
}

export function sitemapXml(entries: SitemapEntry[]): string {
  const lines = entries.map(({ url, lastChange }) => {
    const lastmod = lastChange ? `<lastmod>${lastChange}</lastmod>` : '';
    return `  <url><loc>${escape(url)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</urlset>
`;
}

interface FeedContent {
  site: { name: string; description: string };
  news: { slug: string; title: string; date: string; category: string; excerpt: string }[];
}

/** Articles have only a date; the feed dates them 08.00 in Central Java. */
function feedDate(date: string): string {
  return new Date(`${date}T08:00:00+07:00`).toUTCString();
}

/** rss.xml: the articles for feed readers. */
export function newsFeed({ site, news }: FeedContent, siteUrl: string): string {
  const entries = news.map(
    ({ slug, title, date, category, excerpt }) => `    <item>
      <title>${escape(title)}</title>
      <link>${escape(siteUrl + articlePath(slug))}</link>
      <guid>${escape(siteUrl + articlePath(slug))}</guid>
      <pubDate>${feedDate(date)}</pubDate>
      <category>${escape(category)}</category>
      <description>${escape(excerpt)}</description>
    </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(`Berita ${site.name}`)}</title>
    <link>${siteUrl}${paths.berita}</link>
    <atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${escape(site.description)}</description>
    <language>id</language>
${entries.join('')}  </channel>
</rss>
`;
}

/** site.webmanifest: name, colours and icons for a phone's home screen. */
export function webManifest(site: { name: string; legalName: string; description: string }): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    lang: 'id',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf7ee',
    theme_color: '#083d2f',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The day on which a page's own file, or one of the folder beside it, was last committed, as ISO.
 * @param module - the page's file, such as `src/pages/tentang.tsx`
 * @returns undefined outside of a git checkout, and in a shallow one, whose first commit contains all files
 */
export function lastCommit(root: string, module: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%cs', '--', module, module.replace(/\.tsx$/, '')) || undefined;
}
