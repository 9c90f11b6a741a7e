import { ArticleBody } from './article-body';

/** One chunk for each article, so that readers don't download the others. */
const texts = import.meta.glob<string>('/src/content/news/*.md', { import: 'default' });

/**
 * The text of an article as a component, for `lazy`.
 * @throws when there is no such article, or its chunk fails to load
 */
export async function fetchArticleText(slug: string) {
  const html = await texts[`/src/content/news/${slug}.md`]?.();
  if (html === undefined) throw new Error(`There is no article ${slug}.`);
  return { default: () => <ArticleBody html={html} /> };
}
