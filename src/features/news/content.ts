import { drawings, rows } from 'virtual:content/news';
import { createTopic, type Topic } from '@/lib/content/content';
import { newsItemOf } from './news-row';

/** The articles when the site was built, without their texts, newest first. */
export const builtNews = rows.map((row) => newsItemOf(row, drawings));

export const newsTopic = createTopic(builtNews, async (tables) => {
  const [{ publishedNews }, all] = await Promise.all([
    import('@/lib/content/published'),
    import('virtual:content/drawings'),
  ]);
  // Drawings of the build come with images for link previews.
  return (await publishedNews(tables)).map((row) => newsItemOf(row, { ...all.drawings, ...drawings }));
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
