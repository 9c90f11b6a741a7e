/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_URL: string;
  readonly VITE_BUILD_YEAR: number;
}

// Not in every browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

// A picture by its name without extension: scripts/pictures/plugin.ts finds the file and measures it.
declare module '@/content/pictures/*' {
  const picture: import('@/components/illustration').Picture;
  export default picture;
}

// A document by its Markdown file: scripts/content/downloads.ts adds the facts of its PDF.
declare module '@/content/documents/*.md' {
  const download: import('@/features/shared/downloads/download-button').Download;
  export default download;
}

// What admins publish: scripts/content/plugin.ts reads it from the backend.
declare module 'virtual:content/revision' {
  /** The content's revision that this build shows. */
  export const revision: number;
  /** The day in WIB on which the build read it. */
  export const builtDay: string;
}
declare module 'virtual:content/company' {
  export const builtCompany: import('@/lib/content/company-row').Company;
}
declare module 'virtual:content/news' {
  /** Without their texts, newest first. */
  export const builtNews: import('@/features/editorial/news/news-row').NewsItem[];
}
declare module 'virtual:content/texts' {
  /** Loads the text of an article, by slug. */
  export const texts: Partial<
    Record<string, () => Promise<import('@/features/editorial/news/article-text').ArticleText>>
  >;
}
declare module 'virtual:content/gallery' {
  export const builtPhotos: import('@/features/editorial/gallery/photo-row').Photo[];
}
declare module 'virtual:content/faq' {
  export const builtFaq: import('@/features/leads/contact/faq-row').Faq[];
}
declare module 'virtual:content/page-texts' {
  /** The texts that the owner has written for pages. */
  export const builtPageTexts: import('@/features/shared/page-texts/page-texts').PageTextsRow[];
}
declare module 'virtual:content/figures' {
  /** The numbers of the network on the day of the build; null without SPPG. */
  export const builtFigures: import('@/features/kitchens/numbers/sums').DayFigures | null;
}
declare module 'virtual:content/incidents' {
  /** The incidents at kitchens that were open when the site was built. */
  export const builtIncidents: import('@/features/kitchens/sppg/api').OpenIncident[];
}
declare module 'virtual:content/facts' {
  export const builtFacts: import('@/features/shared/program-notice/program-notice').Fact[];
}
declare module 'virtual:content/openings' {
  export const builtOpenings: import('@/features/editorial/openings/content').Opening[];
}
declare module 'virtual:content/drawings' {
  /** All drawings that admins choose from. */
  export const drawings: import('@/components/site-picture').Drawings;
}
declare module 'virtual:content/addresses' {
  /** The paths of the site's pages and documents. */
  export const addresses: string[];
}
declare module 'virtual:content/changes' {
  /** The days on which what pages show last changed, as ISO, by path. */
  export const changes: Partial<Record<string, string>>;
}
