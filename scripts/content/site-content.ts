import { articlePath, openingPath, paths } from '../../src/config/paths.ts';
import type { PressNumberRow } from '../../src/features/kitchens/numbers/api.ts';
import {
  publishedCompany,
  publishedFaq,
  publishedNews,
  publishedFacts,
  publishedPageTexts,
  publishedOpenings,
  publishedPhotos,
} from '../../src/lib/content/published.ts';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import { openIncidents } from '../../src/lib/supabase/open-incidents.ts';
import type { TablesClient } from '../../src/lib/supabase/tables.ts';

/** What visitors see of the content, as rows. */
export interface SiteContent {
  revision: number;
  /** The day in Central Java on which it was read, as ISO. */
  day: string;
  company: Awaited<ReturnType<typeof publishedCompany>>;
  news: Awaited<ReturnType<typeof publishedNews>>;
  /** The Markdown of the articles, and the photos below it, by slug. */
  texts: Map<string, { content: string; photos: Json }>;
  photos: Awaited<ReturnType<typeof publishedPhotos>>;
  faq: Awaited<ReturnType<typeof publishedFaq>>;
  facts: Awaited<ReturnType<typeof publishedFacts>>;
  pageTexts: Awaited<ReturnType<typeof publishedPageTexts>>;
  openings: Awaited<ReturnType<typeof publishedOpenings>>;
  /** The numbers of the network on the day of the build, a number in each row. */
  figures: PressNumberRow[];
  /** The incidents at kitchens that are open. */
  incidents: Awaited<ReturnType<typeof openIncidents>>;
  /** The days on which what pages show last changed, as ISO, by path. */
  changes: Record<string, string>;
  /** Sentences about content that is missing. */
  lack: string[];
}

/** The sentence of a build about content that is not published yet; the page says so, too. */
const lackOf = (rows: unknown[], what: string, page: string) =>
  rows.length > 0 ? [] : [`No ${what} is published, and ${page} says so: publish one at /admin/konten.`];

// The Swedish locale formats dates as ISO.
const dayOf = (time: number) => new Date(time).toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' });

/** The day in Central Java on which the newest of the rows that a page shows was changed, as ISO; nothing without rows. */
function newestDay(path: string, rows: { updated_at: string }[]): Record<string, string> {
  const newest = rows.map(({ updated_at }) => Date.parse(updated_at)).sort((a, b) => b - a)[0];
  return newest === undefined ? {} : { [path]: dayOf(newest) };
}

/**
 * Reads all content that visitors see; a new project may have none.
 * @throws PostgrestError
 */
export async function readSiteContent(tables: TablesClient): Promise<SiteContent> {
  // The revision is read first: content that is published meanwhile then counts as newer, and pages read it again.
  const { revision } = (await tables.from('content_revision').select('revision').single().throwOnError())
    .data;
  const [news, texts, photos, faq, facts, pageTexts, openings, company, changedPhotos, figures, incidents] =
    await Promise.all([
      publishedNews(tables),
      tables
        .from('news_articles')
        .select('slug, content, photos, updated_at')
        .eq('status', 'terbit')
        .throwOnError(),
      publishedPhotos(tables),
      publishedFaq(tables),
      publishedFacts(tables),
      publishedPageTexts(tables),
      publishedOpenings(tables),
      publishedCompany(tables),
      tables.from('gallery_photos').select('updated_at').eq('status', 'terbit').throwOnError(),
      tables.from('sppg_angka').select('tanggal, angka, rincian, wilayah, jumlah').throwOnError(),
      openIncidents(tables),
    ]);
  const textOf = new Map(
    texts.data.map(({ slug, content, photos: below }) => [slug, { content, photos: below }]),
  );
  return {
    revision,
    day: dayOf(Date.now()),
    company,
    // Without an article that was published between the two requests.
    news: news.filter(({ slug }) => textOf.has(slug)),
    texts: textOf,
    photos,
    faq,
    facts,
    pageTexts,
    openings,
    figures: figures.data,
    incidents,
    changes: Object.assign(
      {},
      ...texts.data.map((row) => newestDay(articlePath(row.slug), [row])),
      newestDay(paths.berita, texts.data),
      newestDay(paths.galeri, changedPhotos.data),
      ...openings.map((row) => newestDay(openingPath(row.slug), [row])),
      newestDay(paths.lowongan, openings),
    ),
    lack: [
      ...(company
        ? []
        : [
            'The company has no data yet, so address, telephone and e-mail read "belum diisi": enter them at /admin/konten.',
          ]),
      ...lackOf(news, 'article', '/berita'),
      ...lackOf(photos, 'photo', '/galeri'),
      ...lackOf(faq, 'question', '/kontak'),
    ],
  };
}
