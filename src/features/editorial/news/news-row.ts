import type { Picture } from '@/components/illustration';
import {
  type Drawings,
  type PictureColumns,
  pictureOf,
  type PreviewImage,
  previewOf,
} from '@/components/site-picture';
import { site } from '@/config/site';
import type { Tables } from '@/lib/supabase/database.types';

/** An article as it is read for lists, without its text. */
export type NewsRow = Pick<
  Tables<'news_articles'>,
  'slug' | 'title' | 'date' | 'author' | 'category' | 'excerpt'
> &
  PictureColumns & { news_redirects?: { slug: string }[] };

/** What lists, feeds and link previews show of an article. */
export interface NewsItem {
  slug: string;
  title: string;
  /** The day of the article as an ISO date. */
  date: string;
  author: string;
  category: string;
  excerpt: string;
  picture: Picture;
  /** The image for link previews, which can't show SVG. */
  previewImage: PreviewImage;
  /** The slugs that the article had before. */
  oldSlugs: string[];
}

export function newsItemOf(row: NewsRow, drawings: Drawings): NewsItem {
  const { slug, title, date, author, category, excerpt, news_redirects = [] } = row;
  return {
    slug,
    title,
    date,
    author: author ?? site.newsAuthor,
    category,
    excerpt,
    picture: pictureOf(row, drawings),
    previewImage: previewOf(row, drawings),
    oldSlugs: news_redirects.map((old) => old.slug),
  };
}
