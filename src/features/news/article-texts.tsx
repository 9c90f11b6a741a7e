import { latePart } from '@/components/late-part';
import { ArticleBody } from './article-body';

const texts = import.meta.glob<string>('/src/content/news/*.md', { import: 'default' });

function articleText(load: () => Promise<string>) {
  return latePart(async () => {
    const html = await load();
    return () => <ArticleBody html={html} />;
  });
}

const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.md'.length);

/** The articles' texts by slug, each a chunk of its own: readers of one don't download the others. */
export const articleTexts = Object.fromEntries(
  Object.entries(texts).map(([file, load]) => [slugOf(file), articleText(load)]),
);
