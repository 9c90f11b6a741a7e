import { builtNews } from 'virtual:content/news';
import type { ArticleText } from './article-text';
import { createTopic, type Topic } from '@/lib/content/content';

/** The articles without their texts, newest first. */
export const newsTopic = createTopic(builtNews, async (tables) => {
  const [{ publishedNews }, { newsItemOf }, { drawings }] = await Promise.all([
    import('@/lib/content/published'),
    import('./news-row'),
    import('virtual:content/drawings'),
  ]);
  return (await publishedNews(tables)).map((row) => newsItemOf(row, drawings));
});

const textTopics = new Map<string, Topic<ArticleText | undefined>>();

/** The text of an article, where it is newer than the build. */
export function textTopic(slug: string): Topic<ArticleText | undefined> {
  const known = textTopics.get(slug);
  if (known) return known;
  const topic = createTopic<ArticleText | undefined>(undefined, async (tables) => {
    const [{ publishedText }, { renderArticle }, { articlePictures }] = await Promise.all([
      import('@/lib/content/published'),
      import('./render-article'),
      import('./article-text'),
    ]);
    const row = await publishedText(tables, slug);
    return row ? { html: renderArticle(row.content), photos: articlePictures(row.photos) } : undefined;
  });
  textTopics.set(slug, topic);
  return topic;
}
