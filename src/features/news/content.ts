import type { Picture } from '@/components/illustration';

/** What lists, feeds and link previews need of an article. */
export interface NewsItem {
  slug: string;
  title: string;
  /** ISO date. */
  date: string;
  author: string;
  category: string;
  picture: Picture;
  /** The URL of the image for link previews, which can't show SVG. */
  previewImage: string;
  excerpt: string;
}

const articles = import.meta.glob<NewsItem>('/src/content/news/*.md', {
  query: '?front-matter',
  import: 'default',
  eager: true,
});

/** All articles without their texts, newest first. */
export const news = Object.values(articles).sort((a, b) => b.date.localeCompare(a.date));

/** The slugs of the articles, newest first. */
export const newsSlugs = news.map(({ slug }) => slug);
