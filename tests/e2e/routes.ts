import { articlePath, districtPath, openingPath, paths, sppgPath } from '../../src/config/paths';
import { seededArticles } from '../seeded-articles';

export const articles = seededArticles();

/** The paths of all pages, from config/paths.ts and the articles, of one kitchen, of its vacancy and of one kabupaten. */
export const routes: string[] = [
  ...Object.values(paths),
  ...articles.map(({ slug }) => articlePath(slug)),
  sppgPath('SPPG-3374-002'),
  districtPath('Kabupaten Banyumas'),
  openingPath('relawan-pemorsian-sppg-3374-002'),
];

/** Paths of the pages that are prerendered with their content. */
export const publicRoutes = routes.filter((route) => !route.startsWith(paths.admin));
/** A public page to which mails lead, no link, and no search engine. */
export const isOfMails = (route: string) => route === paths.konfirmasiYayasan;
export const adminRoutes = routes.filter((route) => route.startsWith(paths.admin));

const sharedTemplates = [
  articles.map(({ slug }) => articlePath(slug)),
  [paths.investorMobil, paths.kontraktor, paths.konsultan, paths.tenagaKerja],
];

/** The public pages, but only one of those that share a template: of the articles, and of the partnership pages without a form. */
export const templates = publicRoutes.filter((route) =>
  sharedTemplates.every(([first, ...others]) => route === first || !others.some((other) => other === route)),
);
