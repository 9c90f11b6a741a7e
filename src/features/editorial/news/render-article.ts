import { addresses } from 'virtual:content/addresses';
import { paths } from '@/config/paths';
import { articleHtml, articleProblems } from './article-html';

const known = new Set(addresses);

/** Pages of articles and kitchens may be newer than the build. */
const hasAddress = (path: string) =>
  known.has(path) || path.startsWith(`${paths.berita}/`) || path.startsWith(`${paths.sppg}/`);

/** The HTML of an article that is newer than the build, by the rules of the build. */
export const renderArticle = (markdown: string) => articleHtml(markdown, hasAddress);

/** The parts of an article's Markdown that readers do not get as they were written. */
export const problemsOf = (markdown: string) => articleProblems(markdown, hasAddress);
