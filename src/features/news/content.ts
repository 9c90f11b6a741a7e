import type { NewsItem } from './news-row';

const articles = import.meta.glob<NewsItem>('/src/content/news/*.md', {
  query: '?front-matter',
  import: 'default',
  eager: true,
});

/** All articles without their texts, newest first. */
export const news = Object.values(articles).sort((a, b) => b.date.localeCompare(a.date));

/** The slugs of the articles, newest first. */
export const newsSlugs = news.map(({ slug }) => slug);
