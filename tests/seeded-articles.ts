import { readFileSync } from 'node:fs';

/** An article of supabase/seed.sql. */
interface SeededArticle {
  slug: string;
  title: string;
  date: string;
  category: string;
  excerpt: string;
  /** Name of its drawing in src/content/pictures. */
  picture: string;
  alt: string;
  markdown: string;
}

const text = String.raw`'((?:[^']|'')*)'`;
const row = new RegExp(
  String.raw`\(\s*'aa[-0-9a-f]{34}', ${text}, ${text}, ${text}, ${text},\s*${text},\s*${text}, ${text},[^$]*\$md\$([^]*?)\$md\$`,
  'g',
);

/** The articles that the seed publishes, newest first. */
export function seededArticles(): SeededArticle[] {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const articles = [...seed.matchAll(row)].map((match) => {
    const [
      ,
      slug = '',
      title = '',
      date = '',
      category = '',
      excerpt = '',
      picture = '',
      alt = '',
      markdown = '',
    ] = match.map((value) => value.replaceAll("''", "'"));
    return { slug, title, date, category, excerpt, picture, alt, markdown };
  });
  if (articles.length === 0) throw new Error('The seed has no articles.');
  return articles.sort((a, b) => b.date.localeCompare(a.date));
}
