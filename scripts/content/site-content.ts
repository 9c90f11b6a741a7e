import { articlePath, paths } from '../../src/config/paths.ts';
import type { PressNumberRow } from '../../src/features/kitchens/numbers/api.ts';
import type { CompanyRow } from '../../src/lib/content/company-row.ts';
import {
  publishedCompany,
  publishedFaq,
  publishedNews,
  publishedNotice,
  publishedPageTexts,
  publishedOpenings,
  publishedPhotos,
} from '../../src/lib/content/published.ts';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import type { TablesClient } from '../../src/lib/supabase/tables.ts';
import { Mistake } from '../mistake.ts';

/** What visitors see of the content, as rows. */
export interface SiteContent {
  revision: number;
  company: CompanyRow;
  news: Awaited<ReturnType<typeof publishedNews>>;
  /** The Markdown of the articles, and the photos below it, by slug. */
  texts: Map<string, { content: string; photos: Json }>;
  photos: Awaited<ReturnType<typeof publishedPhotos>>;
  faq: Awaited<ReturnType<typeof publishedFaq>>;
  notice: Awaited<ReturnType<typeof publishedNotice>>;
  pageTexts: Awaited<ReturnType<typeof publishedPageTexts>>;
  openings: Awaited<ReturnType<typeof publishedOpenings>>;
  /** The numbers of the network on the day of the build, a number in each row. */
  figures: PressNumberRow[];
  /** The days on which what pages show last changed, as ISO, by path. */
  changes: Record<string, string>;
}

const missingCompany = `company_profile is empty, so pages would lack address, telephone and e-mail: enter them at /admin/konten, or with SQL:
insert into public.company_profile (street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email)
values ('Jalan … No. 1', 'Kota Semarang', 'Jawa Tengah', '50000', '0800-…', 'halo@…', 'kemitraan@…', '[{"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"}]', 'Nama', '0800-…', 'pers@…');`;

/** The day in Central Java on which the newest of these rows was changed, as ISO. */
function newestDay(rows: { updated_at: string }[]): string {
  const newest = rows.map(({ updated_at }) => Date.parse(updated_at)).sort((a, b) => b - a)[0];
  // The Swedish locale formats dates as ISO.
  return new Date(newest ?? 0).toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' });
}

/**
 * Reads everything that visitors see of the content.
 * @throws PostgrestError
 * @throws Mistake when something is empty: a site without its articles must not be published
 */
export async function readSiteContent(tables: TablesClient): Promise<SiteContent> {
  // First: what is published meanwhile is newer than this number, so pages read it again.
  const { revision } = (await tables.from('content_revision').select('revision').single().throwOnError())
    .data;
  const [news, texts, photos, faq, notice, pageTexts, openings, company, changedPhotos, figures] =
    await Promise.all([
      publishedNews(tables),
      tables
        .from('news_articles')
        .select('slug, content, photos, updated_at')
        .eq('status', 'terbit')
        .throwOnError(),
      publishedPhotos(tables),
      publishedFaq(tables),
      publishedNotice(tables),
      publishedPageTexts(tables),
      publishedOpenings(tables),
      publishedCompany(tables),
      tables.from('gallery_photos').select('updated_at').eq('status', 'terbit').throwOnError(),
      tables.from('sppg_angka').select('tanggal, angka, rincian, wilayah, jumlah').throwOnError(),
    ]);
  if (!company) throw new Mistake(missingCompany);
  for (const [rows, what, page] of [
    [news, 'article', '/berita'],
    [photos, 'photo', '/galeri'],
    [faq, 'question', '/kontak'],
  ] as const)
    if (rows.length === 0)
      throw new Mistake(
        `No ${what} is published, and ${page} would be empty, so nothing was built: publish one at /admin/konten.`,
      );
  const textOf = new Map(
    texts.data.map(({ slug, content, photos: below }) => [slug, { content, photos: below }]),
  );
  return {
    revision,
    company,
    // Without one that was published between the two readings.
    news: news.filter(({ slug }) => textOf.has(slug)),
    texts: textOf,
    photos,
    faq,
    notice,
    pageTexts,
    openings,
    figures: figures.data,
    changes: {
      ...Object.fromEntries(texts.data.map((row) => [articlePath(row.slug), newestDay([row])])),
      [paths.berita]: newestDay(texts.data),
      [paths.galeri]: newestDay(changedPhotos.data),
      ...(openings.length > 0 && { [paths.lowongan]: newestDay(openings) }),
    },
  };
}
