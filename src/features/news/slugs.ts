import { news } from './content';

/** The articles' addresses, newest first. */
export const newsSlugs = news.map(({ slug }) => slug);
