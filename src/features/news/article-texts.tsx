import { ArticleBody } from './article-body';

/** A chunk for each: readers of one article don't download the others. */
const texts = import.meta.glob<string>('/src/content/news/*.md', { import: 'default' });

/**
 * The text of an article as a component, for `lazy`.
 * @throws when there is no such article, or its chunk does not come
 */
export async function fetchArticleText(slug: string) {
  const html = await texts[`/src/content/news/${slug}.md`]?.();
  if (html === undefined) throw new Error(`There is no article ${slug}.`);
  return { default: () => <ArticleBody html={html} /> };
}
