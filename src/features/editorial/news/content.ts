import { builtNews } from 'virtual:content/news';
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

const textTopics = new Map<string, Topic<string | undefined>>();

/** The text of an article as HTML, where it is newer than the build. */
export function textTopic(slug: string): Topic<string | undefined> {
  const known = textTopics.get(slug);
  if (known) return known;
  const topic = createTopic<string | undefined>(undefined, async (tables) => {
    const [{ publishedText }, { renderArticle }] = await Promise.all([
      import('@/lib/content/published'),
      import('./render-article'),
    ]);
    const markdown = await publishedText(tables, slug);
    return markdown === null ? undefined : renderArticle(markdown);
  });
  textTopics.set(slug, topic);
  return topic;
}
