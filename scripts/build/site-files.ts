import { execFileSync } from 'node:child_process';
import path from 'node:path';
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

export interface Feed {
  title: string;
  description: string;
  /** The feed's own URL. */
  url: string;
  /** The URL of the page that lists the same articles. */
  pageUrl: string;
  items: { title: string; url: string; date: string; category: string; excerpt: string }[];
}

/** Articles have only a date; the feed dates them 08.00 in Central Java. */
function feedDate(date: string): string {
  return new Date(`${date}T08:00:00+07:00`).toUTCString();
}

export function rssXml({ title, description, url, pageUrl, items }: Feed): string {
  const entries = items.map(
    (item) => `    <item>
      <title>${escape(item.title)}</title>
      <link>${escape(item.url)}</link>
      <guid>${escape(item.url)}</guid>
      <pubDate>${feedDate(item.date)}</pubDate>
      <category>${escape(item.category)}</category>
      <description>${escape(item.excerpt)}</description>
    </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(title)}</title>
    <link>${escape(pageUrl)}</link>
    <atom:link href="${escape(url)}" rel="self" type="application/rss+xml"/>
    <description>${escape(description)}</description>
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
 * The date of the last commit of each file below a folder, by absolute path with '/', as in Vite's module ids.
 * @returns ISO dates; empty outside a git checkout, and in a shallow one, whose first commit contains all files
 */
export function lastChanges(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', folder);
  } catch {
    return dates;
  }
  const rootId = root.replaceAll('\\', '/');
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    // The log is newest first: a file's first date is its last change.
    for (const file of files.map((name) => path.posix.join(rootId, name)))
      if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
