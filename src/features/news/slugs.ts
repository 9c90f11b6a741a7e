import { news } from './content';

/** The slugs of the articles, newest first. */
export const newsSlugs = news.map(({ slug }) => slug);
